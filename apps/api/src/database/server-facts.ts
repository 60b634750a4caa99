import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The version of the database server, and its clock in seconds since 1970. */
export async function readServer(db: Kysely<Tables>): Promise<{ version: string; seconds: number }> {
  const { rows } = await sql<{ version: string; seconds: number }>`select current_setting('server_version') as version,
    extract(epoch from clock_timestamp())::float8 as seconds`.execute(db)
  return rows[0] ?? { version: 'unknown', seconds: Number.NaN }
}

/** How many connections the server allows, and how many are open. */
export async function readConnections(db: Kysely<Tables>): Promise<{ most: number; used: number }> {
  const { rows } = await sql<{ most: number; used: number }>`select
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
    -- Of connections of other users, their kind is hidden.
    (select count(*)::int from pg_stat_activity
      where datname is not null and coalesce(backend_type, 'client backend') = 'client backend') as used`.execute(db)
  return rows[0] ?? { most: 0, used: 0 }
}
