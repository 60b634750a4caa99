import { findChromium } from '@dst/browser'
import { defineConfig } from 'playwright/test'
import type { StoryOptions } from './src/story-page.ts'

export default defineConfig<object, StoryOptions>({
  testDir: 'src',
  testMatch: '**/*.test.ts',
  // Under reports/, so that CI keeps the pictures that differ.
  outputDir: 'reports/differences',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  // A missing baseline is a failure; only `pnpm screenshots:update` writes one.
  updateSnapshots: 'none',
  timeout: 60_000,
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: 'reports/e2e.json' }], ['./src/skip-reporter.ts']],
  expect: {
    timeout: 10_000,
    // The same browser on the same system draws the same: this leaves room for a few pixels at a rounded edge.
    toHaveScreenshot: { maxDiffPixels: 12, threshold: 0.01, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: { launchOptions: await findChromium() },
  projects: [
    { name: 'baselines', testMatch: 'baselines.test.ts' },
    { name: '360', testMatch: 'pictures.test.ts', use: { width: 360 } },
    { name: '1280', testMatch: 'pictures.test.ts', grepInvert: /@narrow/, use: { width: 1280 } },
  ],
})
