import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table contact_messages add column idempotency_key uuid unique`,
  `alter table contact_messages add column suspected boolean not null default false`,
  `alter table mailbox_messages add column reply_to text`,
  `alter table mailbox_messages add column message_id text unique`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
