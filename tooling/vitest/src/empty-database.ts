import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that an empty embedded database is read from. */
    emptyDatabase: string
  }
}

/** Vitest global set-up: makes one empty embedded database, which takes seconds, and keeps its copy for the whole run. */
export default async function makeEmptyDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dst-empty-database-'))
  const made = await PGlite.create()
  const copy = await made.dumpDataDir('none')
  await made.close()
  const file = join(folder, 'database.tar')
  await writeFile(file, copy.stream())
  project.provide('emptyDatabase', file)
  return () => rm(folder, { recursive: true })
}
