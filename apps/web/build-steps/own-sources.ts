import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The `exports` condition for a package's sources, so that `pnpm dev` picks up an edit without a build. */
export const ownSources = '@dst/source'

/** The design system's stylesheets by import name: Tailwind resolves them without our condition. */
export function sourceSheets(): Record<string, string> {
  const folder = realpathSync(join(import.meta.dirname, '../node_modules/@dst/ui'))
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, Record<string, string>>
  }
  const sheets = Object.entries(manifest.exports).filter(([name]) => name.endsWith('.css'))
  return Object.fromEntries(
    sheets.map(([name, { [ownSources]: file = '' }]) => [join('@dst/ui', name), join(folder, file)]),
  )
}
