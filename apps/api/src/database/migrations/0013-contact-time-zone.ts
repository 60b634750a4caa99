import { sql, type Kysely } from 'kysely'

/** The time zone that a person's best time to be reached is meant in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consultation_requests add column contact_time_zone text`.execute(db)
}
