import { findChromium } from '@dst/browser'
import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/support/first-start.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // The bench measures speed; a journey only checks correct behavior, even on a busy machine.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // What is red once and then green is named as such in the table, with what the page did at the first try (decision
  // 0021).
  retries: 1,
  forbidOnly: true,
  fullyParallel: true,
  // Journeys mostly wait, so two of them share two processors well.
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    launchOptions: await findChromium(),
    viewport: { width: 1280, height: 900 },
    // Tracing everything would cost each journey an eighth of its time; a failure has a screenshot and the page text.
    screenshot: 'only-on-failure',
  },
})
