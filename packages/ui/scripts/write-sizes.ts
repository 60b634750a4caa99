import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureEntries } from './entry-sizes.ts'

// Run when an entry has grown or shrunk for a good reason: `pnpm --filter @dst/ui sizes:update`.
const root = join(import.meta.dirname, '..')
const lines = Object.entries(await measureEntries(root)).map(
  ([name, size]) => `  ${JSON.stringify(name)}: ${JSON.stringify(size)}`,
)
writeFileSync(join(root, 'sizes.json'), `{\n${lines.join(',\n')}\n}\n`)
