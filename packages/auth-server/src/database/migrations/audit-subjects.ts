import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes administrators' audit log entries by the account they acted on. */
export const auditSubjects: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`create index audit_log_subject on auth.audit_log ((payload -> 'traits' ->> 'user_id'))`).execute(db)
  },
}
