import { sql, type Kysely } from 'kysely'

const statements = [
  `create table exchange_reminders (
    investor_id uuid primary key references investors (id) on delete cascade,
    time_zone text,
    check_at timestamptz,
    reminded_on text check (reminded_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    check ((time_zone is null) = (check_at is null))
  )`,
  `create index exchange_reminders_due on exchange_reminders (check_at) where check_at is not null`,
  `insert into product_secrets values ('reminders', gen_random_uuid()::text || gen_random_uuid()::text)`,
]

/** A person can be reminded of the deadlines of their exchange file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
