import { sql, type Kysely } from 'kysely'

const statements = [
  `create table exchange_shares (
    id text primary key check (id ~ '^[A-Za-z0-9_-]{32}$'),
    investor_id uuid not null references investors (id) on delete cascade,
    ciphertext text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    withdrawn_at timestamptz,
    check (withdrawn_at is null or ciphertext is null)
  )`,
  `create index exchange_shares_investor on exchange_shares (investor_id, created_at desc)`,
  `create index exchange_shares_expiry on exchange_shares (expires_at)`,
  `create table exchange_share_opens (
    id uuid primary key default gen_random_uuid(),
    share_id text not null references exchange_shares (id) on delete cascade,
    opened_at timestamptz not null
  )`,
  `create index exchange_share_opens_share on exchange_share_opens (share_id, opened_at desc)`,
]

/** A person can share what they have computed by a link. The server has only ciphertext. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
