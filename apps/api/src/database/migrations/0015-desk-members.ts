import { sql, type Kysely } from 'kysely'

const statements = [
  `create table desk_members (
    user_id uuid primary key,
    email text not null check (email = lower(email)),
    role text not null check (role in ('partner', 'staff')),
    firm_crd text,
    firm_name text,
    invited_at timestamptz not null default now(),
    removed_at timestamptz,
    check ((role = 'partner') = (firm_crd is not null) and (firm_crd is null) = (firm_name is null))
  )`,
  `create table desk_sessions (
    session_id uuid primary key,
    user_id uuid not null references desk_members (user_id) on delete cascade,
    began_at timestamptz not null,
    used_at timestamptz not null
  )`,
]

/** Who works at the desk, and their sessions there. A removed member's row stays: entries of the audit log name it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
