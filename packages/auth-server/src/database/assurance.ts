import { sql, type Kysely } from 'kysely'
import type { AuthenticationMethod, AuthenticationMethodName, AuthTables, FactorRow, SessionRow } from './tables.ts'

/**
 * Methods that prove two factors: a second factor on top of another one, and passkeys, which verify the user
 * themselves.
 */
const strongMethods: ReadonlySet<AuthenticationMethodName> = new Set(['totp', 'mfa/recovery_code', 'passkey'])

/** Methods that prove a user by something that an open browser doesn't give away: a secret, a device, or the mailbox. */
const provingMethods: ReadonlySet<AuthenticationMethodName> = new Set([
  'password',
  'passkey',
  'otp',
  'magiclink',
  'recovery',
  'email/signup',
  'email_change',
  'invite',
])

/** Whether a sign-in by this method is a proof of its user; a sign-in at a provider can come from an open browser. */
export function isProof(method: AuthenticationMethodName): boolean {
  return provingMethods.has(method)
}

/** The authenticator assurance level that the methods of a session add up to. */
export function assuranceOf(amr: readonly AuthenticationMethod[]): 'aal1' | 'aal2' {
  return amr.some(({ method }) => strongMethods.has(method)) ? 'aal2' : 'aal1'
}

/** What raises the assurance level of a session. */
export interface Raise {
  factorId: string
  method: AuthenticationMethodName
  now: Date
}

/** Raises a locked session, which keeps its id. Its refresh token is rotated, and earlier ones no longer work. */
export async function raiseSession(
  trx: Kysely<AuthTables>,
  session: SessionRow,
  { factorId, method, now }: Raise,
): Promise<SessionRow> {
  const others = session.amr.filter((entry) => entry.method !== method)
  const amr: AuthenticationMethod[] = [{ method, timestamp: Math.floor(now.getTime() / 1000) }, ...others]
  await trx
    .insertInto('rotated_refresh_tokens')
    .values({ session_id: session.id, counter: session.refresh_counter, rotated_at: now })
    .execute()
  return trx
    .updateTable('sessions')
    .set({
      aal: assuranceOf(amr),
      amr: JSON.stringify(amr),
      factor_id: factorId,
      refresh_counter: sql`refresh_counter + 1`,
      raised_counter: sql`refresh_counter + 1`,
      updated_at: now,
    })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends the user's other sessions that have passed only one factor. */
export async function deleteLowSessions(
  trx: Kysely<AuthTables>,
  { userId, exceptId }: { userId: string; exceptId: string },
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal1')
    .where('id', '!=', exceptId)
    .execute()
}

/** Undoes the raises of a factor that is about to be removed. */
export async function lowerSessions(
  trx: Kysely<AuthTables>,
  { factor, exceptId, now }: { factor: FactorRow; exceptId?: string; now: Date },
): Promise<void> {
  const shown = factor.factor_type === 'recovery_code' ? 'mfa/recovery_code' : factor.factor_type
  const raised = await trx
    .selectFrom('sessions')
    .select(['id', 'amr'])
    .where('factor_id', '=', factor.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const session of raised.filter(({ id }) => id !== exceptId)) {
    const amr = session.amr.filter(({ method }) => method !== shown)
    await trx
      .updateTable('sessions')
      .set({ amr: JSON.stringify(amr), aal: assuranceOf(amr), factor_id: null, updated_at: now })
      .where('id', '=', session.id)
      .execute()
  }
}
