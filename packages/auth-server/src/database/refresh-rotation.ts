import { sql, type Kysely } from 'kysely'
import type { AuthTables, SessionRow } from './tables.ts'

/** Rotates the current refresh token of a locked session and records when. */
export async function rotateRefreshToken(
  trx: Kysely<AuthTables>,
  session: SessionRow,
  when: { now: Date; forgetBefore: Date },
): Promise<SessionRow> {
  await trx
    .deleteFrom('rotated_refresh_tokens')
    .where('session_id', '=', session.id)
    .where('rotated_at', '<', when.forgetBefore)
    .execute()
  await trx
    .insertInto('rotated_refresh_tokens')
    .values({ session_id: session.id, counter: session.refresh_counter, rotated_at: when.now })
    .execute()
  return trx
    .updateTable('sessions')
    .set({ refresh_counter: sql`refresh_counter + 1` })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether refresh token number `counter` was replaced at or after `since`. */
export async function rotatedSince(
  trx: Kysely<AuthTables>,
  token: { sessionId: string; counter: number },
  since: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('rotated_refresh_tokens')
    .select('counter')
    .where('session_id', '=', token.sessionId)
    .where('counter', '=', token.counter)
    .where('rotated_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Records when and from where the session was last refreshed. */
export async function touchSession(
  trx: Kysely<AuthTables>,
  sessionId: string,
  seen: { now: Date; ip: string; userAgent: string },
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ refreshed_at: seen.now, updated_at: seen.now, ip: seen.ip, user_agent: seen.userAgent })
    .where('id', '=', sessionId)
    .execute()
}
