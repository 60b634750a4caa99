import { sql, type Kysely } from 'kysely'
import type { AuthTables, JsonObject } from './tables.ts'

// Larger than what one call can send: leaves room for what the server itself stores there, and still fits into a
// header.
const largestMergedBytes = 5120

/**
 * Whether merging this data would make the metadata too large for a token; a merge that shrinks it is always allowed.
 */
export function outgrows(current: JsonObject, data: JsonObject): boolean {
  const merged = Object.fromEntries(Object.entries({ ...current, ...data }).filter(([, value]) => value !== null))
  return sizeOf(merged) > largestMergedBytes && sizeOf(merged) > sizeOf(current)
}

function sizeOf(data: JsonObject): number {
  return Buffer.byteLength(JSON.stringify(data))
}

/**
 * Merges data into a user's free-form metadata, one level deep; a key set to null is removed. A single statement, so
 * that parallel merges cannot overwrite each other. Returns whether the user exists.
 */
export async function mergeMetadata(
  db: Kysely<AuthTables>,
  userId: string,
  { column, data, now }: { column: 'app_metadata' | 'user_metadata'; data: JsonObject; now: Date },
): Promise<boolean> {
  const values = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
  const removed = Object.keys(data).filter((key) => data[key] === null)
  const merged = sql<string>`(${sql.ref(column)} || ${JSON.stringify(values)}::jsonb) - ${removed}::text[]`
  const result = await db
    .updateTable('users')
    .set({ [column]: merged, updated_at: now })
    .where('id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
