import type { PasskeyRow } from '../database/factor-tables.ts'
import type { JsonObject } from '../database/tables.ts'

/** A passkey as sent to clients. */
export function passkeyJson({
  id,
  friendly_name: name,
  created_at: createdAt,
  last_used_at: lastUsedAt,
}: PasskeyRow): JsonObject {
  return {
    id,
    ...(name === '' ? {} : { friendly_name: name }),
    created_at: createdAt,
    ...(lastUsedAt === null ? {} : { last_used_at: lastUsedAt }),
  }
}
