import { sql, type Kysely } from 'kysely'

const statements = [
  // One sequence for all files: a file that is deleted and made again never has a version that it had before.
  `create sequence exchange_file_versions as integer`,
  `create table exchange_files (
    investor_id uuid primary key references investors (id) on delete cascade,
    file jsonb not null check (jsonb_typeof(file) = 'object'),
    version integer not null default nextval('exchange_file_versions'),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
]

/** A person can keep their exchange file in their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
