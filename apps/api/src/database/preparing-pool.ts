import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A statement text is prepared under a name; above this many, further ones are sent without. */
const maxNames = 1000
/** A statement that was prepared before a change of its tables. */
const stalePlan = '0A000'

/**
 * The pool for Kysely, whose statements with parameters are prepared once on each connection: the server parses and
 * plans each text once. A connection with a plan that a migration made stale is not used again.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNames) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  return {
    options: pool.options,
    connect: async () => preparing(await pool.connect(), nameOf),
    end: () => pool.end(),
  }
}

function preparing(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let stale = false
  const query = async (text: string, values: readonly unknown[]) => {
    const name = values.length === 0 ? undefined : nameOf(text)
    try {
      return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })
    } catch (error) {
      stale ||= error instanceof Error && 'code' in error && error.code === stalePlan
      throw error
    }
  }
  const release = (destroy?: boolean) => client.release(destroy === true || stale)
  // Kysely's other form of a query takes a cursor, and nothing here is streamed.
  return { query, release } as unknown as PostgresPoolClient
}
