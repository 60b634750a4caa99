import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that an empty embedded database is read from. */
    emptyDatabase: string
  }
}

const kept = join(import.meta.dirname, '../node_modules/.cache')
const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** Vitest global set-up: tells tests where the copy of an empty embedded database is. */
export default async function provideEmptyDatabase(project: TestProject): Promise<void> {
  project.provide('emptyDatabase', await emptyDatabase())
}

/**
 * The file with an empty embedded database, as `loadDataDir` of PGlite reads it. Making one takes five seconds of a
 * processor, so it is made once for this release of PGlite and kept for every workspace.
 */
export async function emptyDatabase(): Promise<string> {
  const file = join(kept, `empty-${version}.tar`)
  if (existsSync(file)) return file
  await mkdir(kept, { recursive: true })
  const made = await PGlite.create()
  const copy = await made.dumpDataDir('none')
  await made.close()
  // Workspaces that make it at the same time each make the same; a file that is there is a whole one.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, copy.stream())
  await rename(draft, file)
  return file
}
