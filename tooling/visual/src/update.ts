import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '@dst/browser'
import { chromium } from 'playwright'
import { baselinesFolder, recordedMaker, recordMaker, thisMaker, whyNotComparable } from './made-with.ts'
import { expectedPictures, listPictures } from './baselines.ts'
import { packPictures } from './pack.ts'

// `pnpm screenshots:update`: writes the pictures that changed, adds the missing ones, deletes those of stories that are
// gone. What follows the command goes to Playwright: `-g Button` looks at the stories of that name only.
const browser = await chromium.launch(await findChromium())
const here = thisMaker(browser.version())
await browser.close()

if (here.system.startsWith('debian')) {
  process.exitCode = await update()
} else {
  process.stderr.write(
    `The baselines are made with Debian's Chromium; this is ${here.system}. Run this in a Debian container.\n`,
  )
  process.exitCode = 1
}

async function update(): Promise<number> {
  mkdirSync(baselinesFolder, { recursive: true })
  const sameMaker =
    readdirSync(baselinesFolder).includes('made-with.json') && whyNotComparable(recordedMaker(), here) === undefined
  const expected = new Set(expectedPictures())
  // Pictures of two makers never lie side by side.
  for (const picture of listPictures()) if (!sameMaker || !expected.has(picture)) rmSync(join(baselinesFolder, picture))
  recordMaker(here)
  const start = Date.now()
  const cwd = join(import.meta.dirname, '..')
  const args = ['test', '--project=360', '--project=1280', '--update-snapshots=changed', ...process.argv.slice(2)]
  const { status, error } = spawnSync(join(cwd, 'node_modules/.bin/playwright'), args, { cwd, stdio: 'inherit' })
  if (error) throw error
  const written = listPictures().filter((picture) => statSync(join(baselinesFolder, picture)).mtimeMs >= start)
  await packPictures(written.map((picture) => join(baselinesFolder, picture)))
  process.stdout.write(`${written.length} pictures were written; look at them before they are committed.\n`)
  return status ?? 1
}
