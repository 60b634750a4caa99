import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findEntries, packageExports } from './entries.ts'
import { componentStyleImports } from './style-index.ts'

// Run after adding a component or pattern: `pnpm --filter @dst/ui exports`.
const root = join(import.meta.dirname, '..')
const manifestFile = join(root, 'package.json')
const manifest: object = JSON.parse(readFileSync(manifestFile, 'utf8')) as object
writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, exports: packageExports(findEntries(root)) }, null, 2)}\n`)

for (const index of ['pages', 'tasks'] as const) {
  const file = join(root, `src/styles/${index}.css`)
  const [head] = readFileSync(file, 'utf8').split("\n@import '../components/")
  writeFileSync(file, `${head}\n${componentStyleImports(root, index).join('\n')}\n`)
}
