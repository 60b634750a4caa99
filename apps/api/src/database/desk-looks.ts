import type { DeskRole } from '@dst/contracts/desk'
import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Who looked at a request at the desk, staff and partners alike. */
export interface Look {
  at: Date
  role: DeskRole
  email: string
}

/** The newest looks at a request, newest first. The entries name the request, the member and the role. */
export async function looksAt(db: Kysely<Tables>, requestId: string, limit: number): Promise<Look[]> {
  const { rows } = await sql<Look>`select entry.at, entry.details ->> 'role' as role, member.email
    from audit_entries as entry join desk_members as member on member.user_id = (entry.details ->> 'member')::uuid
    where entry.details ->> 'request' = ${requestId} and entry.action in ('request_opened', 'lead_opened')
    order by entry.at desc, entry.id limit ${limit}`.execute(db.withoutPlugins())
  return rows
}
