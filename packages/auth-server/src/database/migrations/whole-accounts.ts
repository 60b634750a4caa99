import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table auth.users
    add column phone text unique,
    add column phone_confirmed_at timestamptz,
    add column new_phone text,
    add column phone_change_sent_at timestamptz,
    add column reauthentication_sent_at timestamptz,
    add column role text not null default 'authenticated',
    add column is_anonymous boolean not null default false,
    add column deleted_at timestamptz`,
  `create index users_created_at on auth.users (created_at desc, id)`,
  `create table auth.factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text not null,
    factor_type text not null,
    status text not null default 'unverified',
    secret text,
    last_used_step bigint,
    last_challenged_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (user_id, friendly_name)
  )`,
]

/** Further account columns: phone number, role, second factors, anonymous and deleted flags. */
export const wholeAccounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
