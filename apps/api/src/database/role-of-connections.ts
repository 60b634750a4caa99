import type { PGlite } from '@electric-sql/pglite'
import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { canTakeProductRole, productRole } from './product-role.ts'
import type { Tables } from './tables.ts'

/** The role that new connections to a database server start in. */
export interface RoleOnServer {
  /** The product's role, once it can be taken. */
  current: () => string | undefined
  /** Finds out whether it can, through connections of the tables' owner. */
  look: (db: Kysely<Tables>, pool: pg.Pool) => Promise<void>
}

/**
 * Connections to a database server start in the product's role, if this user can take it. Behind a pooler that isn't
 * possible, since the next user of its connection would have the role as well; nor with options in the address, which
 * replace these.
 */
export function roleOnServer(connectionString: string): RoleOnServer {
  const hasOptions = /[?&]options=/.test(connectionString)
  let role: string | undefined
  return {
    current: () => role,
    look: async (db, pool) => {
      if (hasOptions || role !== undefined || (await isPooled(pool))) return
      if (await canTakeProductRole(db)) role = productRole
    },
  }
}

/** A pooler tells its clients the number of a process that isn't the server's. */
async function isPooled(pool: pg.Pool): Promise<boolean> {
  const client: pg.PoolClient & { processID?: number | null } = await pool.connect()
  try {
    const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process')
    return rows[0]?.process !== client.processID
  } finally {
    client.release()
  }
}

/** Does `work` on the embedded database as the owner of its tables, and then takes the product's role again. */
export async function asOwner(pglite: PGlite, db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  await pglite.exec('reset role')
  try {
    await work()
  } finally {
    await takeRole(pglite, db)
  }
}

/** Makes the embedded database's one connection work in the product's role, if there is one yet. */
export async function takeRole(pglite: PGlite, db: Kysely<Tables>): Promise<void> {
  if (await canTakeProductRole(db)) await pglite.exec(`set role ${productRole}`)
}

/** The role that a connection works in. */
export async function currentRole(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(db)
  return rows[0]?.role ?? ''
}
