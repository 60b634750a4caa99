import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Notices waiting to be sent, with the address at the time of the event, which a change of address would otherwise
 * lose.
 */
export const notices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `create table auth.notices (
          order_id uuid primary key,
          user_id uuid not null references auth.users (id) on delete cascade,
          address text not null,
          browser text,
          happened_at timestamptz not null
        )`,
      )
      .execute(db)
    await sql.raw(`create index notices_user_id on auth.notices (user_id)`).execute(db)
    await sql.raw(`create index notices_happened_at on auth.notices (happened_at)`).execute(db)
  },
}
