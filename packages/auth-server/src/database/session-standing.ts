import type { Kysely } from 'kysely'
import { findSession } from './sessions'
import type { AuthTables } from './tables'

/** Whether a session opens the product: it does, its user has a second factor that it has not passed, or it has ended. */
export type SessionStanding = 'alive' | 'owes-second-factor' | 'ended'

/** How a session of a user stands at this moment, whatever a token of it says. */
export async function standingOf(db: Kysely<AuthTables>, sessionId: string, userId: string): Promise<SessionStanding> {
  const session = await findSession(db, sessionId, userId)
  if (session === undefined) return 'ended'
  if (session.aal === 'aal2') return 'alive'
  const factor = await db
    .selectFrom('factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .limit(1)
    .executeTakeFirst()
  return factor === undefined ? 'alive' : 'owes-second-factor'
}
