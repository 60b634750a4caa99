import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that an empty embedded database is loaded from. */
    emptyDatabase: string
  }
}

const stored = join(import.meta.dirname, '../node_modules/.cache')
const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** Vitest global setup: gives tests the path to a dump of an empty embedded database. */
export default async function provideEmptyDatabase(project: TestProject): Promise<void> {
  project.provide('emptyDatabase', await emptyDatabase())
}

/**
 * Postgres sets aside 128 MB for pages and 16 MB for its log, and clearing these takes longer than the rest of a start.
 * The settings stay in the database, so they hold for every copy, also for one that a built server opens.
 */
const small = ['--set', 'shared_buffers=8MB', '--wal-segsize=1']

/**
 * Returns the path to a dump of an empty embedded database for PGlite's `loadDataDir`. Creating one takes five seconds
 * of CPU time, so it is created once per PGlite release and cached for all workspaces.
 */
export async function emptyDatabase(): Promise<string> {
  const file = join(stored, `empty-small-${version}.tar`)
  if (existsSync(file)) return file
  await mkdir(stored, { recursive: true })
  const made = await PGlite.create({ initDbStartParams: small })
  const copy = await made.dumpDataDir('none')
  await made.close()
  // Workspaces that create it concurrently create the same file; an existing file is always complete.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, copy.stream())
  await rename(draft, file)
  return file
}
