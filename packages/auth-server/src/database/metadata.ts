import { sql, type Kysely } from 'kysely'
import type { AuthTables, JsonObject } from './tables'

// More than one call may send: room for what the server itself keeps there, and still small enough for a header.
const largestMergedBytes = 5120

/** Whether merging this data would make the metadata larger than a token can carry; what shrinks it is always allowed. */
export function outgrows(current: JsonObject, data: JsonObject): boolean {
  const merged = Object.fromEntries(Object.entries({ ...current, ...data }).filter(([, value]) => value !== null))
  return sizeOf(merged) > largestMergedBytes && sizeOf(merged) > sizeOf(current)
}

function sizeOf(data: JsonObject): number {
  return Buffer.byteLength(JSON.stringify(data))
}

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
  const merged = sql<string>`(${sql.ref(column)} || ${JSON.stringify(kept)}::jsonb) - ${removed}::text[]`
  const result = await db
    .updateTable('users')
    .set({ [column]: merged, updated_at: now })
    .where('id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
