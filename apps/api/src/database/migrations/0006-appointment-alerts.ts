import { sql, type Kysely } from 'kysely'

/** Alerts the operator once about an appointment that the partner does not know of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments add column alerted_at timestamptz`.execute(db)
}
