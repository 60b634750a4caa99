import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a session last proved that its user is there. */
export const proofs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`alter table auth.sessions add column proven_at timestamptz`).execute(db)
  },
}
