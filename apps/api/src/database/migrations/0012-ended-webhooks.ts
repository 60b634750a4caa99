import { sql, type Kysely } from 'kysely'

/** Addresses whose server answered a webhook with 410 Gone; hashed, because an address can contain a secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ended_webhooks (
    address_hash text primary key,
    ended_at timestamptz not null default now()
  )`.execute(db)
}
