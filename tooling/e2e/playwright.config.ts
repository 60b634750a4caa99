import { findChromium } from '@dst/browser'
import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  fullyParallel: true,
  // Journeys wait far more than they work: two of them share two processors well.
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    launchOptions: await findChromium(),
    viewport: { width: 1280, height: 900 },
    // A trace of everything costs every journey an eighth of its time; a failure has its picture and the page as text.
    screenshot: 'only-on-failure',
  },
})
