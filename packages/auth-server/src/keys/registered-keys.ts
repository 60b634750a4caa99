import type { Selectable } from 'kysely'
import type { AuthContext } from '../context'
import type { RegisteredKeysTable } from '../database/tables'

/** The keys of this process are not those of the other servers of its database; tokens of one would be refused by another. */
export class ForeignKeysError extends Error {
  override readonly name = 'ForeignKeysError'

  constructor() {
    super('The signing key or the token secret is not the one that the database knows')
  }
}

/**
 * Registers this process's keys with its database, if nobody has. Otherwise they must be the registered ones, or
 * replace them: the token secret is the same, and the registered key is among those whose tokens are believed. Of
 * several first starts one registers, and the others are compared with it. Throws a {@link ForeignKeysError}.
 */
export async function registerKeys({ db, keys, now }: AuthContext): Promise<void> {
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
