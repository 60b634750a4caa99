import type { Kysely, Selectable } from 'kysely'
import type { AuthTables, RegisteredKeysTable } from '../database/tables.ts'
import type { KeyRing } from './key-ring.ts'

/**
 * The keys of this process differ from those of the other servers on its database: they would refuse each other's
 * tokens.
 */
export class ForeignKeysError extends Error {
  override readonly name = 'ForeignKeysError'

  /** The message names no key and no secret. */
  constructor() {
    super('The signing key or the token secret is not the one that the database knows')
  }
}

interface KeyRegistration {
  db: Kysely<AuthTables>
  keys: KeyRing
  now: () => Date
}

/**
 * Registers this process's keys in its database, if none are registered. Otherwise they must match or supersede the
 * registered ones: the token secret is the same, and the registered key is among those whose tokens are accepted. Of
 * several parallel first starts one registers, and the others are compared with it. Throws a {@link ForeignKeysError}.
 */
export async function registerKeys({ db, keys, now }: KeyRegistration): Promise<void> {
  const mine = {
    signing_fingerprint: keys.fingerprints.signing,
    secret_fingerprint: keys.mac('secret-fingerprint', ''),
  }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('registered_keys')
      .values({ ...mine, registered_at: now() })
      .onConflict((conflict) => conflict.column('only_row').doNothing())
      .execute()
    const known: Selectable<RegisteredKeysTable> = await trx
      .selectFrom('registered_keys')
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow()
    const believed = keys.fingerprints.believed.includes(known.signing_fingerprint)
    if (!believed || known.secret_fingerprint !== mine.secret_fingerprint) throw new ForeignKeysError()
    if (known.signing_fingerprint === mine.signing_fingerprint) return
    await trx
      .updateTable('registered_keys')
      .set({ ...mine, registered_at: now() })
      .execute()
  })
}
