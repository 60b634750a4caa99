import type { Kysely } from 'kysely'
import { browserName } from '../wire/browser-name'
import type { AuthTables } from './tables'

/** One browser in which an account is signed in. */
export interface OwnSession {
  id: string
  /** What people call the browser, such as "Firefox on Windows"; null where it has no common name. */
  browser: string | null
  signedInAt: Date
  /** When it last renewed its token: at most the life of one token ago, while the browser is in use. */
  lastUsedAt: Date
}

/** The sessions of a user, the one that was used last first. */
export async function listSessions(db: Kysely<AuthTables>, userId: string): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'refreshed_at'])
    .where('user_id', '=', userId)
    .orderBy((order) => order.fn.coalesce('refreshed_at', 'created_at'), 'desc')
    .execute()
  return rows.map(({ id, user_agent: userAgent, created_at: signedInAt, refreshed_at: refreshedAt }) => ({
    id,
    browser: browserName(userAgent),
    signedInAt,
    lastUsedAt: refreshedAt ?? signedInAt,
  }))
}
