import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withParameterTables } from './parameter-tables.ts'

// Run after changing a parameter: `pnpm --filter @dst/domain reference`.
const folder = join(import.meta.dirname, '../../../../docs/product')
for (const name of readdirSync(folder)) {
  const file = join(folder, name)
  writeFileSync(file, withParameterTables(readFileSync(file, 'utf8')))
}
