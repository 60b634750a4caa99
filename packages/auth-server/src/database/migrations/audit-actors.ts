import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The lines of the audit log are found by whom they are about: their owner may read and delete them. */
export const auditActors: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`create index audit_log_actor on auth.audit_log ((payload ->> 'actor_id'))`).execute(db)
  },
}
