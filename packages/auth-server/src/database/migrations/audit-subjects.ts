import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What administrators did to an account is found by the account, as what its owner did is. */
export const auditSubjects: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`create index audit_log_subject on auth.audit_log ((payload -> 'traits' ->> 'user_id'))`).execute(db)
  },
}
