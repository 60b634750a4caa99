import { sql, type Kysely } from 'kysely'

/** The operator hears once of a conversation whose partner knows nothing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments add column alerted_at timestamptz`.execute(db)
}
