import { sql, type Kysely } from 'kysely'

const statements = [
  `create table jobs (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    payload jsonb not null,
    attempts integer not null default 0,
    run_at timestamptz not null default now(),
    buried_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index jobs_due on jobs (kind, run_at) where buried_at is null`,
  `alter table contact_messages add column idempotency_key uuid unique`,
  `alter table contact_messages add column suspected boolean not null default false`,
  `alter table mailbox_messages add column reply_to text`,
  `alter table mailbox_messages add column message_id text unique`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
