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
  const lines = readFileSync(file, 'utf8').split('\n')
  const isOfPart = (line: string) => line.startsWith("@import '../")
  const before = lines.slice(0, lines.findIndex(isOfPart))
  const after = lines.slice(lines.findLastIndex(isOfPart) + 1)
  writeFileSync(file, [...before, ...componentStyleImports(root, index), ...after].join('\n'))
}
