import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findEntries, packageExports } from './entries.ts'

// Run after adding a component or pattern: `pnpm --filter @dst/ui exports`.
const root = join(import.meta.dirname, '..')
const file = join(root, 'package.json')
const manifest: object = JSON.parse(readFileSync(file, 'utf8')) as object
writeFileSync(file, `${JSON.stringify({ ...manifest, exports: packageExports(Object.keys(findEntries(root))) }, null, 2)}\n`)
