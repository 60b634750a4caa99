import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { PasskeyCeremony, PasskeyChallengeRow, PasskeyRow, PasskeysTable } from './factor-tables.ts'
import type { AuthTables } from './tables.ts'

/** Stores a challenge. */
export function insertPasskeyChallenge(
  db: Kysely<AuthTables>,
  challenge: Omit<PasskeyChallengeRow, 'id'>,
): Promise<PasskeyChallengeRow> {
  return db
    .insertInto('passkey_challenges')
    .values({ id: randomUUID(), ...challenge })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Consumes a challenge regardless of the outcome: of several parallel responses only one gets it. */
export function takePasskeyChallenge(
  db: Kysely<AuthTables>,
  { id, kind, userId, browserHash }: { id: string; kind: PasskeyCeremony; userId: string | null; browserHash: string },
): Promise<PasskeyChallengeRow | undefined> {
  return db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('browser_hash', '=', browserHash)
    .returningAll()
    .executeTakeFirst()
}

/** Stores a passkey; undefined if the credential is already registered. */
export function insertPasskey(
  trx: Kysely<AuthTables>,
  passkey: Omit<Insertable<PasskeysTable>, 'id'>,
): Promise<PasskeyRow | undefined> {
  return trx
    .insertInto('passkeys')
    .values({ id: randomUUID(), ...passkey })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** A user's passkeys, oldest first. */
export function listPasskeys(db: Kysely<AuthTables>, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The passkey of a credential, regardless of its user. */
export function findPasskey(db: Kysely<AuthTables>, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

/** Renames a user's passkey. */
export function renamePasskey(
  db: Kysely<AuthTables>,
  { id, userId, name, now }: { id: string; userId: string; name: string; now: Date },
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ friendly_name: name, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Removes and returns a user's passkey; undefined if they have no such one. */
export function deletePasskey(
  trx: Kysely<AuthTables>,
  { id, userId }: { id: string; userId: string },
): Promise<PasskeyRow | undefined> {
  return trx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst()
}

/**
 * Records that a passkey signed. False unless its counter has grown or is always 0: a counter that does not grow
 * indicates a cloned key, and of two parallel responses one must fail.
 */
export async function recordPasskeyUse(
  trx: Kysely<AuthTables>,
  { id, counter, backedUp, now }: { id: string; counter: number; backedUp: boolean; now: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp, last_used_at: now, updated_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
