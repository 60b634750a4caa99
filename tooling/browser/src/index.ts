export { allDeviceFonts, type DeviceFonts } from './device-fonts.ts'
export { findChromium, type Chromium } from './find-chromium.ts'
export { hasPackagedBrowser } from './packaged.ts'
export { pinnedChromium } from './pinned-chromium.ts'
