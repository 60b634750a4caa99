import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The fingerprint of the keys shared by the servers of this database: one row, or none before the first start. */
export const registeredKeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `create table auth.registered_keys (
          only_row boolean primary key default true check (only_row),
          signing_fingerprint text not null,
          secret_fingerprint text not null,
          registered_at timestamptz not null
        )`,
      )
      .execute(db)
  },
}
