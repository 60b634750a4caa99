import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create index one_time_tokens_created_at on auth.one_time_tokens (created_at)`,
  `create index rotated_refresh_tokens_rotated_at on auth.rotated_refresh_tokens (rotated_at)`,
  `create index sessions_created_at on auth.sessions (created_at)`,
  `create index sessions_last_used_at on auth.sessions (coalesce(refreshed_at, created_at))`,
  'create index users_unproven on auth.users (created_at) where email_confirmed_at is null and ' +
    'phone_confirmed_at is null',
]

/** Indexes rows by age, so that old ones are found without a full scan. */
export const tidying: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
