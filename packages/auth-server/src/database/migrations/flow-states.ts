import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // The challenge an email was requested with, whether or not the address is known: its link then leads to a code.
  `alter table auth.mail_requests add column code_challenge text, add column code_challenge_method text`,
  `alter table auth.one_time_tokens add column code_challenge text, add column code_challenge_method text`,
  `create table auth.flow_states (
    id uuid primary key,
    user_id uuid references auth.users (id) on delete cascade,
    linking_target uuid references auth.users (id) on delete cascade,
    provider text,
    redirect_to text,
    auth_code_hash text unique,
    code_challenge text,
    code_challenge_method text,
    authentication_method text not null,
    provider_tokens text,
    created_at timestamptz not null,
    state_used_at timestamptz,
    code_issued_at timestamptz
  )`,
  `create index flow_states_user_id on auth.flow_states (user_id)`,
  `create index flow_states_linking_target on auth.flow_states (linking_target)`,
  `create index flow_states_created_at on auth.flow_states (created_at)`,
]

/** Sign-ins that end with a code for the client to exchange, and those that go through a provider. */
export const flowStates: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
