import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFullRun } from '@dst/vitest-config/run'

// Playwright's report has nothing about the journeys that a usual run leaves out, so `npm test` reads this list.
const folder = join(import.meta.dirname, '../reports')
if (!isFullRun) {
  const { stdout, status } = spawnSync('playwright', ['test', '--list', '--project=full', '--reporter=json'], {
    env: { ...process.env, TEST_RUN: 'full' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`the journeys of the full run could not be listed: ${stdout}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'left.json'), stdout)
}
