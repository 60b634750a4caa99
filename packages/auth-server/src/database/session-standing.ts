import type { Kysely } from 'kysely'
import { findSession } from './sessions'
import type { AuthTables } from './tables'

/** Whether a session opens the product, and what its user signs in with. */
export interface SessionStanding {
  /** It does, its user has a second factor that it has not passed, or it has ended. */
  state: 'alive' | 'owes-second-factor' | 'ended'
  /** Whether the user has a second factor; false once the session has ended. */
  secondFactor: boolean
}

/** How a session of a user stands at this moment, whatever a token of it says. */
export async function standingOf(db: Kysely<AuthTables>, sessionId: string, userId: string): Promise<SessionStanding> {
  const session = await findSession(db, sessionId, userId)
  if (session === undefined) return { state: 'ended', secondFactor: false }
  const factor = await db
    .selectFrom('factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .limit(1)
    .executeTakeFirst()
  const secondFactor = factor !== undefined
  return { state: secondFactor && session.aal !== 'aal2' ? 'owes-second-factor' : 'alive', secondFactor }
}
