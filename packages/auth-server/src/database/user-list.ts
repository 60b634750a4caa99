import type { Kysely } from 'kysely'
import type { AuthTables, UserRow } from './tables.ts'

/** Filter of a user list, and the requested page. */
export interface UserListing {
  /** Part of an address or of a full name; empty for all users. */
  filter: string
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Users by creation time, and the total count. */
export async function listUsers(
  db: Kysely<AuthTables>,
  listing: UserListing,
): Promise<{ users: UserRow[]; total: number }> {
  const { filter, direction, limit, offset } = listing
  const part = containing(filter)
  const chosen = db
    .selectFrom('users')
    .$if(filter !== '', (query) =>
      query.where((where) =>
        where.or([
          where('email', 'ilike', part),
          where(where.ref('user_metadata', '->>').key('full_name'), 'ilike', part),
        ]),
      ),
    )
  const { total } = await chosen.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const users = await chosen
    .selectAll()
    .orderBy('created_at', direction)
    .orderBy('id', direction === 'desc' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { users, total: Number(total) }
}

/**
 * A `like` pattern for strings that contain this one. No stored string contains a NUL, and Postgres rejects one in a
 * query.
 */
export function containing(text: string): string {
  return `%${text.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
