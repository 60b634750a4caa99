import { sql, type Kysely } from 'kysely'

/** When a partner firm can be talked to, and how each booked conversation takes place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table firm_schedules (
    firm text primary key,
    time_zone text not null,
    hours jsonb not null,
    closed_days jsonb not null,
    blocked jsonb not null,
    conversation_minutes integer not null,
    meeting_link text,
    version integer not null,
    updated_at timestamptz not null,
    updated_by uuid
  )`.execute(db)
  await sql`alter table appointments add column way jsonb`.execute(db)
}
