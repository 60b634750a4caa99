import { sql, type Kysely } from 'kysely'
import type { LeadVersion } from './lead.ts'
import type { Tables } from './tables.ts'

const unanswered = ['queued', 'sent', 'failed'] as const

/** Queued requests for which no job is left: its worker died in the last attempt, or it was canceled. */
export async function findStranded(db: Kysely<Tables>, limit: number): Promise<LeadVersion[]> {
  const { rows } = await sql<LeadVersion>`select id as "requestId", version from consultation_requests as request
    where state = 'queued' and not exists (
      select from pgboss.job where name in ('lead-webhook', 'lead-mail') and state in ('created', 'retry', 'active')
        and data ->> 'requestId' = request.id::text and (data ->> 'version')::int = request.version)
    order by shared_at limit ${limit}`.execute(db.withoutPlugins())
  return rows
}

/** Marks and returns requests shared before a time that the partner has not acknowledged; each is returned once. */
export async function markLate(db: Kysely<Tables>, sharedBefore: Date) {
  return db
    .updateTable('consultationRequests')
    .set({ alertedAt: new Date() })
    .where('sharedAt', '<', sharedBefore)
    .where('acknowledgedAt', 'is', null)
    .where('alertedAt', 'is', null)
    .where('state', 'in', unanswered)
    .returning(['id', 'state', 'version'])
    .execute()
}

/** The number of requests shared before a time that the partner has not acknowledged, whether or not marked. */
export async function countLate(db: Kysely<Tables>, sharedBefore: Date): Promise<number> {
  const { late } = await db
    .selectFrom('consultationRequests')
    .select(({ fn }) => fn.countAll<string>().as('late'))
    .where('sharedAt', '<', sharedBefore)
    .where('acknowledgedAt', 'is', null)
    .where('state', 'in', unanswered)
    .executeTakeFirstOrThrow()
  return Number(late)
}
