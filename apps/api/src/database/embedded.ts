import { existsSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '../config/start-refusal.ts'
import { lockFolder } from './folder-lock.ts'
import { GuardedPGlite } from './guarded-pglite.ts'

/** Megabytes that a new embedded database needs, including its first write-ahead log. */
const neededMegabytes = 100

/** An embedded Postgres in a folder locked by this process. */
export interface EmbeddedPostgres {
  pglite: GuardedPGlite
  folder: string
  /** Closes the database if still possible, and releases the folder. */
  close: () => Promise<void>
}

/**
 * Opens the embedded Postgres in a data folder and creates it on first start; `onGone` receives a code when it fails
 * permanently. Throws a {@link StartRefusal} when another process has locked the folder, or the disk is too full.
 */
export async function openEmbeddedPostgres(
  dataFolder: string,
  onGone: (code: string) => void,
): Promise<EmbeddedPostgres> {
  const unlock = lockFolder(dataFolder)
  const folder = join(dataFolder, 'database')
  const isNew = !existsSync(folder)
  // Nobody else has the folder, and one that a loss of power left empty would keep the engine from starting.
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  try {
    const pglite = new GuardedPGlite(folder, onGone)
    await pglite.waitReady
    const close = async () => {
      if (!pglite.closed && !pglite.gone) await pglite.close()
      unlock()
    }
    return { pglite, folder, close }
  } catch (error) {
    // A partially created database would block the next start.
    if (isNew) rmSync(folder, { recursive: true, force: true })
    const free = freeMegabytes(dataFolder)
    unlock()
    // The engine's own error is a number, or only says that it could not start.
    if (free < neededMegabytes) throw noRoom(dataFolder, free, error)
    throw error
  }
}

function noRoom(dataFolder: string, free: number, cause: unknown): StartRefusal {
  return new StartRefusal(
    'no-room',
    `The disk of the data folder ${dataFolder} is full: ${free} MB are free, and the embedded database needs ` +
      `about ${neededMegabytes} MB. Make room there, or set DATA_DIR to a folder on another disk.`,
    { cause },
  )
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / 1_000_000)
}
