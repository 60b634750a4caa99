import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { AuthTables, JsonObject } from './tables'

/**
 * Merges data into a user's free-form metadata, one level deep; a key set to null is removed.
 * One statement, so that parallel merges cannot lose each other. Answers whether the user exists.
 */
export async function mergeMetadata(
  db: Kysely<AuthTables>,
  userId: string,
  { column, data, now }: { column: 'app_metadata' | 'user_metadata'; data: JsonObject; now: Date },
): Promise<boolean> {
  const kept = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
  const removed = Object.keys(data).filter((key) => data[key] === null)
  const merged = removed.reduce<RawBuilder<string>>(
    (expression, key) => sql`(${expression} - ${key}::text)`,
    sql`(${sql.ref(column)} || ${JSON.stringify(kept)}::jsonb)`,
  )
  const result = await db
    .updateTable('users')
    .set({ [column]: merged, updated_at: now })
    .where('id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
