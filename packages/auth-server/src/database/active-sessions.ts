import type { Kysely } from 'kysely'
import { sessionExpiry, type SessionLimits } from './session-limits.ts'
import type { AuthTables, SessionRow } from './tables.ts'

/** The sessions of a user that are within their limits, most recently used first. */
export async function activeSessions(
  db: Kysely<AuthTables>,
  { userId, limits, now }: { userId: string; limits: SessionLimits; now: Date },
): Promise<Pick<SessionRow, 'created_at' | 'id' | 'refreshed_at' | 'user_agent'>[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'refreshed_at'])
    .where('user_id', '=', userId)
    .orderBy((order) => order.fn.coalesce('refreshed_at', 'created_at'), 'desc')
    .execute()
  return rows.filter((row) => (sessionExpiry(limits, row) ?? now) >= now)
}
