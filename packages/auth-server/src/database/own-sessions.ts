import type { Kysely } from 'kysely'
import type { SessionLimits } from '../options/account-options.ts'
import { sessionExpiry } from './session-limits.ts'
import { browserName } from '../context/browser-name.ts'
import type { AuthTables } from './tables.ts'

/** One browser that an account is signed in on. */
export interface OwnSession {
  id: string
  /** Common name of the browser, such as "Firefox on Windows"; null if it has none. */
  browser: string | null
  signedInAt: Date
  /** When it last refreshed its token: at most one token lifetime ago while the browser is in use. */
  lastUsedAt: Date
}

/** The sessions of a user that are within their limits, most recently used first. */
export async function listSessions(
  db: Kysely<AuthTables>,
  { userId, limits, now }: { userId: string; limits: SessionLimits; now: Date },
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'refreshed_at'])
    .where('user_id', '=', userId)
    .orderBy((order) => order.fn.coalesce('refreshed_at', 'created_at'), 'desc')
    .execute()
  const alive = rows.filter((row) => (sessionExpiry(limits, row) ?? now) >= now)
  return alive.map(({ id, user_agent: userAgent, created_at: signedInAt, refreshed_at: refreshedAt }) => ({
    id,
    browser: browserName(userAgent),
    signedInAt,
    lastUsedAt: refreshedAt ?? signedInAt,
  }))
}
