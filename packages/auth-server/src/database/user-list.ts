import type { Kysely } from 'kysely'
import type { AuthTables, UserRow } from './tables'

/** Which users a list holds, and which part of it is wanted. */
export interface UserListing {
  /** Part of an address or of a full name; empty for everybody. */
  filter: string
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Users by the time of their creation, and how many there are in all. */
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

/** A pattern of `like` for texts that hold this one. No stored text holds a NUL, and none may be asked for. */
export function containing(text: string): string {
  return `%${text.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
