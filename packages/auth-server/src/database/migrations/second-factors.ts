import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table auth.sessions
    add column factor_id uuid references auth.factors (id) on delete set null,
    add column raised_counter integer not null default 0`,
  `create index sessions_factor_id on auth.sessions (factor_id)`,
  `create table auth.factor_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.factors (id) on delete cascade,
    ip_address text not null,
    created_at timestamptz not null,
    verified_at timestamptz
  )`,
  `create index factor_challenges_factor_id on auth.factor_challenges (factor_id)`,
  `create table auth.recovery_codes (
    factor_id uuid not null references auth.factors (id) on delete cascade,
    code_hash text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    primary key (factor_id, code_hash)
  )`,
]

/** Challenges of second factors, recovery codes, and which factor raised a session. */
export const secondFactors: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
