import { sql, type Kysely } from 'kysely'

const statements = [
  `create table deletion_notices (
    id uuid primary key default gen_random_uuid(),
    address text not null,
    deleted_at timestamptz not null default now()
  )`,
  `create table legal_notices (
    investor_id uuid not null references investors (id) on delete cascade,
    version text not null check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    queued_at timestamptz not null default now(),
    primary key (investor_id, version)
  )`,
]

/** A deletion is confirmed to its former address, and a person is told of each version of the legal pages once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
