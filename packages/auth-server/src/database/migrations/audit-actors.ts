import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes audit log entries by the user they are about, who can read and delete them. */
export const auditActors: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`create index audit_log_actor on auth.audit_log ((payload ->> 'actor_id'))`).execute(db)
  },
}
