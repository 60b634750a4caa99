export { findChromium, type Chromium } from './find-chromium.ts'
