import { existsSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../refusal.js'
import { lockFolder } from './folder-lock.js'
import { GuardedPGlite } from './guarded-pglite.js'

/** Megabytes that a new embedded database takes, its first log included. */
const neededMegabytes = 100

/** An embedded Postgres in a folder that this process alone holds. */
export interface EmbeddedPostgres {
  pglite: GuardedPGlite
  folder: string
  /** Closes the database if that is still possible, and gives the folder back. */
  close: () => Promise<void>
}

/**
 * Opens the embedded Postgres of a data folder, making it at the first start; `onGone` hears a code when it fails for
 * good. Throws a {@link Refusal} when another process has the folder, or the disk has no room for it.
 */
export async function openEmbeddedPostgres(
  dataFolder: string,
  onGone: (code: string) => void,
): Promise<EmbeddedPostgres> {
  const unlock = lockFolder(dataFolder)
  const folder = join(dataFolder, 'database')
  const isNew = !existsSync(folder)
  try {
    const pglite = new GuardedPGlite(folder, onGone)
    await pglite.waitReady
    const close = async () => {
      if (!pglite.closed && !pglite.gone) await pglite.close()
      unlock()
    }
    return { pglite, folder, close }
  } catch (error) {
    // Half a database would be in the way of the next start.
    if (isNew) rmSync(folder, { recursive: true, force: true })
    const free = freeMegabytes(dataFolder)
    unlock()
    // The engine's own error is a number, or only says that it could not start.
    if (free < neededMegabytes) throw noRoom(dataFolder, free, error)
    throw error
  }
}

function noRoom(dataFolder: string, free: number, cause: unknown): Refusal {
  return new Refusal(
    'no-room',
    `The disk of the data folder ${dataFolder} is full: ${free} MB are free, and the embedded database needs about ${neededMegabytes} MB. Make room there, or set DATA_DIR to a folder on another disk.`,
    { cause },
  )
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / 1_000_000)
}
