import { sql, type Kysely } from 'kysely'

/** Facts of an exchange that a person adds to a request, one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consultation_requests add column facts jsonb`.execute(db)
}
