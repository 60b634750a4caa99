import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedChromium } from '@dst/browser'
import { expectedPictures, listPictures } from './baselines.ts'
import { baselinesFolder, differencesOf, recordedMaker, recordMaker, thisMaker } from './made-with.ts'

// `pnpm screenshots:update`: writes the pictures that changed, adds missing ones, and deletes those of removed stories.
// Further arguments go to Playwright: `-g Button` limits the run to stories of that name.
if ((await pinnedChromium()) === undefined) {
  process.stderr.write('The pictures are made on Linux x64 only: there is no packaged browser for this system.\n')
  process.exitCode = 1
} else {
  process.exitCode = update()
}

function update(): number {
  mkdirSync(baselinesFolder, { recursive: true })
  const here = thisMaker()
  const expected = new Set(expectedPictures())
  const sameMaker =
    existsSync(join(baselinesFolder, 'made-with.json')) && differencesOf(recordedMaker(), here).length === 0
  // Pictures from two makers are never mixed.
  for (const picture of listPictures()) if (!sameMaker || !expected.has(picture)) rmSync(join(baselinesFolder, picture))
  recordMaker(here)
  const start = Date.now()
  const cwd = join(import.meta.dirname, '..')
  const args = ['test', '--project=pictures', '--update-snapshots=changed', ...process.argv.slice(2)]
  const { status, error } = spawnSync(process.execPath, [join(cwd, 'node_modules/playwright/cli.js'), ...args], {
    cwd,
    stdio: 'inherit',
  })
  if (error) throw error
  const written = listPictures().filter((picture) => statSync(join(baselinesFolder, picture)).mtimeMs >= start)
  process.stdout.write(`${written.length} pictures were written; look at them before they are committed.\n`)
  return status ?? 1
}
