import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table auth.users (
    id uuid primary key,
    email text unique,
    encrypted_password text,
    email_confirmed_at timestamptz,
    invited_at timestamptz,
    confirmation_sent_at timestamptz,
    recovery_sent_at timestamptz,
    new_email text,
    email_change_sent_at timestamptz,
    email_change_confirmations_left integer not null default 0,
    last_sign_in_at timestamptz,
    app_metadata jsonb not null,
    user_metadata jsonb not null,
    banned_until timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint users_email_lower_case check (email = lower(email))
  )`,
  `create table auth.identities (
    id uuid primary key,
    provider text not null,
    provider_id text not null,
    user_id uuid not null references auth.users (id) on delete cascade,
    identity_data jsonb not null,
    email text,
    last_sign_in_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (provider, provider_id)
  )`,
  `create index identities_user_id on auth.identities (user_id)`,
  `create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    refreshed_at timestamptz,
    refresh_counter integer not null default 0,
    aal text not null default 'aal1',
    amr jsonb not null,
    user_agent text not null,
    ip text not null
  )`,
  `create index sessions_user_id on auth.sessions (user_id)`,
  `create table auth.rotated_refresh_tokens (
    session_id uuid not null references auth.sessions (id) on delete cascade,
    counter integer not null,
    rotated_at timestamptz not null,
    primary key (session_id, counter)
  )`,
  `create table auth.one_time_tokens (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    kind text not null,
    relates_to text not null,
    code_hash text not null,
    link_hash text not null unique,
    attempts integer not null default 0,
    created_at timestamptz not null,
    unique (user_id, kind)
  )`,
  `create index one_time_tokens_relates_to on auth.one_time_tokens (relates_to)`,
  `create table auth.mail_requests (
    address_hash text not null,
    kind text not null,
    sent_at timestamptz not null,
    primary key (address_hash, kind)
  )`,
  `create index mail_requests_sent_at on auth.mail_requests (sent_at)`,
  `create table auth.audit_log (
    id uuid primary key,
    payload jsonb not null,
    created_at timestamptz not null,
    ip_address text not null
  )`,
  `create index audit_log_created_at on auth.audit_log (created_at)`,
]

/** Users, identities, sessions, emailed tokens, email limits and the audit log. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
