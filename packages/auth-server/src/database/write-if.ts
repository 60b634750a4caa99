import { sql, type Kysely } from 'kysely'
import type { AuthTables } from './tables'

/**
 * Does these writes, and takes them back at once unless they are due, which their value may decide. Whether they were,
 * the time does not tell.
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
