import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table auth.users add column time_zone text`,
  `alter table auth.notices add column place text`,
  `create table auth.undo_offers (
    order_id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    link_hash text not null unique,
    address text not null,
    since timestamptz not null,
    removed jsonb not null,
    happened_at timestamptz not null
  )`,
  `create index undo_offers_user_id on auth.undo_offers (user_id, happened_at)`,
  `create index undo_offers_happened_at on auth.undo_offers (happened_at)`,
]

/** What owners need to recognize an event that they are notified of, and to undo it. */
export const undoOffers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
