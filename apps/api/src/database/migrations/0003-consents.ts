import { sql, type Kysely } from 'kysely'

const statements = [
  `create table consent_wordings (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    version text not null generated always as (left(hash, 12)) stored,
    kind text not null,
    words text not null,
    first_used_at timestamptz not null default now()
  )`,
  `create trigger consent_wordings_immutable before update on consent_wordings
    for each row execute function refuse_change()`,
  `create table consents (
    id uuid primary key default gen_random_uuid(),
    investor_id uuid not null references investors (id) on delete cascade,
    kind text not null,
    given boolean not null,
    reason text not null check (reason in ('choice', 'privacy_signal')),
    wording_hash text not null references consent_wordings (hash),
    shown_hash text check (shown_hash ~ '^[0-9a-f]{64}$'),
    consultation_request_id uuid references consultation_requests (id) on delete cascade,
    request_id text not null,
    recorded_at timestamptz not null default now()
  )`,
  `create index consents_investor on consents (investor_id, kind, recorded_at desc)`,
  `create trigger consents_immutable before update on consents
    for each row execute function refuse_change()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
