import { globSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundPath, prerenderedPaths } from '../app/paths.ts'
import { fontsOf, withLateFonts } from './late-fonts.ts'
import { withLateStart } from './late-start.ts'
import { shortManifest } from './short-manifest.ts'
import { withWholePaint } from './whole-paint.ts'

const site = join(import.meta.dirname, '../build/client')
const pages = [...prerenderedPaths, notFoundPath]
const [sheet, ...others] = globSync('assets/app-*.css', { cwd: site })
if (sheet === undefined || others.length > 0)
  throw new Error('The build does not have exactly one style sheet for all pages')
const fonts = fontsOf(readFileSync(join(site, sheet), 'utf8'))

for (const list of globSync('assets/manifest-*.js', { cwd: site })) rewrite(list, shortManifest)
for (const path of pages)
  rewrite(join(path, 'index.html'), (html) => withWholePaint(withLateFonts(withLateStart(html), fonts)))
// There is nothing to read on it, so its script starts immediately.
rewrite('__spa-fallback.html', (html) => withWholePaint(withLateFonts(html, fonts)))
// The name that static file servers use for unknown addresses.
renameSync(join(site, notFoundPath, 'index.html'), join(site, `${notFoundPath}.html`))
rmdirSync(join(site, notFoundPath))
process.stdout.write(`Late start: ${pages.length} pages\n`)

function rewrite(name: string, change: (html: string) => string) {
  const file = join(site, name)
  try {
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} cannot be prepared for a late start`, { cause: error })
  }
}
