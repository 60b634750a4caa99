import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { findSession } from './sessions.ts'
import type { AuthTables, SessionRow } from './tables.ts'
import { sessionExpiry, type SessionLimits } from './session-limits.ts'

/** Whether a session gives access to the product, and whether its user has a second factor. */
export interface SessionStatus {
  /** It does, it has not passed its user's second factor, or it has ended; a banned user's session counts as ended. */
  state: 'alive' | 'owes-second-factor' | 'ended'
  /** Whether the user has a second factor; false once the session has ended. */
  secondFactor: boolean
}

/** The current standing of a user's session, regardless of what its tokens say; one past its limits has ended. */
export async function sessionStatusOf(
  db: Kysely<AuthTables>,
  { sessionId, userId, limits, now }: { sessionId: string; userId: string; limits: SessionLimits; now: Date },
): Promise<SessionStatus> {
  // A token of another issuer of these keys can lack the session, or name anything.
  const found = z.uuid().safeParse(sessionId).success ? await findSession(db, sessionId, userId) : undefined
  const session = found && isOver(limits, found, now) ? undefined : found
  const user = session && (await activeUser(db, userId, now))
  if (session === undefined || user === undefined) return { state: 'ended', secondFactor: false }
  return {
    state: user.secondFactor && session.aal !== 'aal2' ? 'owes-second-factor' : 'alive',
    secondFactor: user.secondFactor,
  }
}

function isOver(limits: SessionLimits, session: SessionRow, now: Date): boolean {
  const end = sessionExpiry(limits, session)
  return end !== undefined && end < now
}

function activeUser(db: Kysely<AuthTables>, userId: string, now: Date): Promise<{ secondFactor: boolean } | undefined> {
  return db
    .selectFrom('users')
    .select(
      sql<boolean>`exists (select from auth.factors where user_id = users.id and status = 'verified')`.as(
        'secondFactor',
      ),
    )
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('banned_until', 'is', null), where('banned_until', '<=', now)]))
    .executeTakeFirst()
}
