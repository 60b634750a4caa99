import { findChromium, pinnedChromium } from '@dst/browser'
import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.test.ts',
  // Under reports/, so that CI keeps the pictures that differ.
  outputDir: 'reports/differences',
  preserveOutput: 'failures-only',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  // A missing baseline is a failure; only `pnpm screenshots:update` writes one.
  updateSnapshots: 'none',
  // A sheet has up to two dozen states, and on a busy machine each takes seconds; this only ends what hangs.
  timeout: 600_000,
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: 'reports/e2e.json' }], ['./src/skip-reporter.ts']],
  // The same browser with the same fonts draws the same: this leaves room for a few pixels at a rounded edge.
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 12, threshold: 0.01 } },
  // Where there is no pinned one, the pictures are skipped, and the docs pages are read with any other.
  use: { launchOptions: (await pinnedChromium()) ?? (await findChromium()) },
  projects: [
    { name: 'baselines', testMatch: 'baselines.test.ts' },
    { name: 'docs', testMatch: 'docs-pages.test.ts' },
    { name: 'pictures', testMatch: 'pictures.test.ts', use: { viewport: { width: 2600, height: 800 } } },
  ],
})
