import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Second factors that were reported as lost, and are removed after a waiting time. */
export const factorRemovals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table auth.factor_removals (
      user_id uuid primary key references auth.users (id) on delete cascade,
      requested_at timestamptz not null,
      notices integer not null,
      noticed_at timestamptz not null
    )`.execute(db)
    await sql`create index factor_removals_noticed_at on auth.factor_removals (noticed_at)`.execute(db)
  },
}
