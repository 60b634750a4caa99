import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findEntries, packageExports } from './entries.ts'
import { componentStyleImports } from './style-index.ts'

// Run after adding a component or pattern: `pnpm --filter @dst/ui exports`.
const root = join(import.meta.dirname, '..')
const manifestFile = join(root, 'package.json')
const manifest: object = JSON.parse(readFileSync(manifestFile, 'utf8')) as object
writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, exports: packageExports(findEntries(root)) }, null, 2)}\n`)

for (const index of ['pages', 'tasks', 'figures', 'reference', 'panels'] as const) {
  const file = join(root, `src/styles/${index}.css`)
  const lines = readFileSync(file, 'utf8').split('\n')
  const isOfPart = (line: string) => line.startsWith("@import '../")
  const others = lines.filter((line) => !isOfPart(line))
  const at = lines.some(isOfPart) ? lines.findIndex(isOfPart) : others.length - 1
  const [before, after] = [others.slice(0, at), others.slice(at)]
  writeFileSync(file, [...before, ...componentStyleImports(root, index), ...after].join('\n'))
}
