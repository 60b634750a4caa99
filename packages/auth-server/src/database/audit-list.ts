import type { Kysely, Selectable } from 'kysely'
import type { AuditLogTable, AuthTables } from './tables.ts'
import { containing } from './user-list.ts'

/** The fields the audit log can be searched by, and where an entry stores them. */
export const auditScopes = { author: 'actor_username', action: 'action', type: 'log_type' } as const

/** A search of the audit log, and the requested page of its results. */
export interface AuditListing {
  search: { scope: keyof typeof auditScopes; part: string } | undefined
  limit: number
  offset: number
}

/** Entries of the audit log, newest first, and the total count. */
export async function listEvents(
  db: Kysely<AuthTables>,
  { search, limit, offset }: AuditListing,
): Promise<{ events: Selectable<AuditLogTable>[]; total: number }> {
  const all = db.selectFrom('audit_log')
  const chosen =
    search === undefined
      ? all
      : all.where((where) =>
          where(where.ref('payload', '->>').key(auditScopes[search.scope]), 'ilike', containing(search.part)),
        )
  const { total } = await chosen.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const events = await chosen
    .select(['id', 'payload', 'created_at', 'ip_address'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { events, total: Number(total) }
}
