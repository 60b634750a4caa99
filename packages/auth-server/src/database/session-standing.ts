import { sql, type Kysely } from 'kysely'
import { findSession } from './sessions'
import type { AuthTables } from './tables'

/** Whether a session opens the product, and what its user signs in with. */
export interface SessionStanding {
  /** It does, its user has a second factor that it has not passed, or it has ended; that of somebody who is banned counts as ended. */
  state: 'alive' | 'owes-second-factor' | 'ended'
  /** Whether the user has a second factor; false once the session has ended. */
  secondFactor: boolean
}

/** How a session of a user stands at this moment, whatever a token of it says. */
export async function standingOf(
  db: Kysely<AuthTables>,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<SessionStanding> {
  const session = await findSession(db, sessionId, userId)
  const user = session && (await standingUser(db, userId, now))
  if (session === undefined || user === undefined) return { state: 'ended', secondFactor: false }
  return {
    state: user.secondFactor && session.aal !== 'aal2' ? 'owes-second-factor' : 'alive',
    secondFactor: user.secondFactor,
  }
}

function standingUser(
  db: Kysely<AuthTables>,
  userId: string,
  now: Date,
): Promise<{ secondFactor: boolean } | undefined> {
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
