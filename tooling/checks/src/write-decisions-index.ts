import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decisionsIndex, writeDecisionsIndex } from './decisions-index.ts'
import { openRepository } from './repository.ts'

// Run after writing or superseding a decision: `pnpm --filter @dst/checks decisions`.
const root = join(import.meta.dirname, '../../..')
await writeFile(join(root, decisionsIndex), await writeDecisionsIndex(await openRepository(root)))
