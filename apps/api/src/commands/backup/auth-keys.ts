import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { StartRefusal } from '../../config/start-refusal.ts'

type KeySettings = Pick<Config, 'dataFolder' | 'authKeys' | 'hostedAuth'>

/**
 * The text of the server's auth-keys.json: without it every session and every mailed link in the database is worthless.
 * Undefined before the first start, and when the keys are kept elsewhere: in AUTH_KEYS or at a hosted auth service.
 */
export async function keysInUse({ dataFolder, authKeys, hostedAuth }: KeySettings): Promise<string | undefined> {
  if (authKeys || hostedAuth) return undefined
  try {
    return await readFile(join(dataFolder, 'auth-keys.json'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Throws a {@link StartRefusal} when the server has other keys than the backup, which a restore would overwrite. */
export async function refuseOtherKeys(settings: KeySettings, backedUp: string | undefined): Promise<void> {
  const present = await keysInUse(settings)
  if (backedUp === undefined || present === undefined || present === backedUp) return
  throw new StartRefusal(
    'database-not-empty',
    `${join(settings.dataFolder, 'auth-keys.json')} holds other keys than the backup, and sessions need those of the ` +
      'backup. Set DATA_DIR to another folder, or replace keys and data with "pnpm restore FILE --replace".',
  )
}

/** Puts the keys of a backup where the server reads them, unless the server is configured to have them elsewhere. */
export async function placeKeys({ dataFolder, authKeys, hostedAuth }: KeySettings, backedUp: string): Promise<void> {
  if (authKeys || hostedAuth) return
  const file = join(dataFolder, 'auth-keys.json')
  const partial = `${file}.${process.pid}.partial`
  await writeFile(partial, backedUp, { mode: 0o600, flush: true })
  await rename(partial, file)
}
