import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { FactorChallengeRow, RecoveryCodeRow } from './factor-tables.ts'
import type { AuthTables, FactorRow, FactorType } from './tables.ts'

/** A second factor that is being added. */
export interface NewFactor {
  id: string
  userId: string
  friendlyName: string
  type: FactorType
  status: FactorRow['status']
  /** Encrypted secret. */
  secret: string | null
  now: Date
}

/** Adds a second factor. */
export function insertFactor(trx: Kysely<AuthTables>, factor: NewFactor): Promise<FactorRow> {
  return trx
    .insertInto('factors')
    .values({
      id: factor.id,
      user_id: factor.userId,
      friendly_name: factor.friendlyName,
      factor_type: factor.type,
      status: factor.status,
      secret: factor.secret,
      created_at: factor.now,
      updated_at: factor.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes enrollments that were started and not touched since `before`. */
export async function dropStaleFactors(trx: Kysely<AuthTables>, userId: string, before: Date): Promise<void> {
  await trx
    .deleteFrom('factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('created_at', '<', before)
    .where((where) => where.or([where('last_challenged_at', 'is', null), where('last_challenged_at', '<', before)]))
    .execute()
}

/** Removes a user's factors of a type that were never verified. */
export async function deleteUnverifiedFactors(
  trx: Kysely<AuthTables>,
  userId: string,
  type: FactorType,
): Promise<void> {
  await trx
    .deleteFrom('factors')
    .where('user_id', '=', userId)
    .where('factor_type', '=', type)
    .where('status', '=', 'unverified')
    .execute()
}

/** Removes a second factor with all its dependent rows. */
export async function deleteFactor(trx: Kysely<AuthTables>, id: string): Promise<void> {
  await trx.deleteFrom('factors').where('id', '=', id).execute()
}

/**
 * Accepts the code of a time step once: of several parallel calls one gets true, and no step up to this one is accepted
 * again.
 */
export async function spendTimeStep(
  trx: Kysely<AuthTables>,
  { id, step, now }: { id: string; step: number; now: Date },
): Promise<boolean> {
  const spent = await trx
    .updateTable('factors')
    .set({ last_used_step: step, status: 'verified', updated_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('last_used_step', 'is', null), where('last_used_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Stores a challenge for a factor and deletes those from before `forgetBefore`. */
export async function insertChallenge(
  trx: Kysely<AuthTables>,
  { factorId, ip, now, forgetBefore }: { factorId: string; ip: string; now: Date; forgetBefore: Date },
): Promise<FactorChallengeRow> {
  await trx
    .deleteFrom('factor_challenges')
    .where('factor_id', '=', factorId)
    .where('created_at', '<', forgetBefore)
    .execute()
  await trx.updateTable('factors').set({ last_challenged_at: now }).where('id', '=', factorId).execute()
  return trx
    .insertInto('factor_challenges')
    .values({ id: randomUUID(), factor_id: factorId, ip_address: ip, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The challenge, if it was created for this factor. */
export function findChallenge(
  db: Kysely<AuthTables>,
  id: string,
  factorId: string,
): Promise<FactorChallengeRow | undefined> {
  return db
    .selectFrom('factor_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .executeTakeFirst()
}

/** Marks a challenge as used; of several parallel calls one gets true. */
export async function spendChallenge(trx: Kysely<AuthTables>, id: string, now: Date): Promise<boolean> {
  const spent = await trx
    .updateTable('factor_challenges')
    .set({ verified_at: now })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Replaces the recovery codes of a factor. */
export async function replaceRecoveryCodes(
  trx: Kysely<AuthTables>,
  { factorId, hashes, now }: { factorId: string; hashes: readonly string[]; now: Date },
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('factor_id', '=', factorId).execute()
  const rows = hashes.map((hash) => ({ factor_id: factorId, code_hash: hash, created_at: now }))
  await trx.insertInto('recovery_codes').values(rows).execute()
  await trx.updateTable('factors').set({ updated_at: now }).where('id', '=', factorId).execute()
}

/** The recovery codes of a factor. */
export function listRecoveryCodes(db: Kysely<AuthTables>, factorId: string): Promise<RecoveryCodeRow[]> {
  return db.selectFrom('recovery_codes').selectAll().where('factor_id', '=', factorId).execute()
}

/** Uses up one recovery code; of several parallel calls one gets true. */
export async function spendRecoveryCode(
  trx: Kysely<AuthTables>,
  { factorId, hash, now }: { factorId: string; hash: string; now: Date },
): Promise<boolean> {
  const spent = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('factor_id', '=', factorId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('factor_id')
    .executeTakeFirst()
  return spent !== undefined
}

/** How many recovery codes a factor has, and how many of them are left. */
export async function countRecoveryCodes(
  db: Kysely<AuthTables>,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const counted = await db
    .selectFrom('recovery_codes')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where used_at is null))::int`.as('remaining'),
    ])
    .where('factor_id', '=', factorId)
    .executeTakeFirstOrThrow()
  return { total: counted.total, remaining: counted.remaining }
}
