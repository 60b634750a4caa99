import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table auth.passkeys (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    device_type text not null,
    backed_up boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkeys_user_id on auth.passkeys (user_id, created_at)`,
  `create table auth.passkey_challenges (
    id uuid primary key,
    user_id uuid references auth.users (id) on delete cascade,
    kind text not null,
    challenge text not null,
    browser_hash text not null,
    created_at timestamptz not null
  )`,
  `create index passkey_challenges_user_id on auth.passkey_challenges (user_id)`,
  `create index passkey_challenges_created_at on auth.passkey_challenges (created_at)`,
]

/** Passkeys, and the challenges that they sign. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
