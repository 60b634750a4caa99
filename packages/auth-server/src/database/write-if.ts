import { sql, type Kysely } from 'kysely'
import type { AuthTables } from './tables.ts'

/**
 * Runs these writes, and rolls them back at once unless they are due, which can depend on their value. Timing does not
 * reveal which of the two happened.
 */
export async function writeIf<Value>(
  trx: Kysely<AuthTables>,
  due: boolean | ((value: Value) => boolean),
  writes: () => Promise<Value>,
): Promise<Value> {
  await sql`savepoint write_if`.execute(trx)
  const value = await writes()
  const stays = typeof due === 'boolean' ? due : due(value)
  await (stays ? sql`release savepoint write_if` : sql`rollback to savepoint write_if`).execute(trx)
  return value
}
