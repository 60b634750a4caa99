import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@dst/browser'
import { freePort } from '@dst/vitest-config/free-port'
import { defineConfig } from 'playwright/test'

// The configuration is read again by every worker; what the first reading chose reaches them by the environment.
const port = (process.env['E2E_PORT'] ??= String(await freePort()))
const dataFolder = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'dst-e2e-')))
const origin = `http://localhost:${port}`

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: origin,
    launchOptions: await findChromium(),
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node ../../apps/api/dist/server.js',
    url: `${origin}/health/ready`,
    env: { PORT: port, DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
  globalTeardown: './src/support/remove-data.ts',
})
