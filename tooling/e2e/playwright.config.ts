import { findChromium } from '@dst/browser'
import { byRun } from '@dst/vitest-config/run'
import { defineConfig } from 'playwright/test'

/** Each promise once; `full` adds the journeys that carry the tag. */
const core = { name: 'core', grepInvert: /@full/ }
const full = { name: 'full', grep: /@full/ }

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/support/first-start.ts',
  testMatch: '**/*.e2e.ts',
  projects: byRun({ core: [core], full: [core, full] }),
  outputDir: 'test-results',
  // The bench measures speed; a journey only checks correct behavior, even on a busy machine.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  fullyParallel: true,
  // Journeys mostly wait for their page and its server, so three of them share two processors well.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    launchOptions: await findChromium(),
    viewport: { width: 1280, height: 900 },
    // What waits in vain, as for a button that something covers, is named long before the journey runs out of time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Tracing everything would cost each journey an eighth of its time; a failure has a screenshot and the page text.
    screenshot: 'only-on-failure',
  },
})
