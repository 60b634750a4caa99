import type { FastifyBaseLogger } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { markUnreachable, removeExpiredHolds } from '../../database/appointments.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler, LeadVersion } from '../../jobs/job-kinds.ts'
import type { Announcer } from '../slots/announce.ts'
import { giveUp } from './give-up.ts'

/** Hours after which the operator is alerted to an unacknowledged request: four hours before the promised time ends. */
const patience = 20
/** Stranded requests processed per run; the next run processes the rest. */
const atOnce = 100
/**
 * Milliseconds before an appointment at which somebody has to reach the partner by other means: the minimum booking
 * notice is two hours.
 */
const beforeConversation = 2 * 3_600_000
/** How long the ids of partner messages are kept: its retries come for a day or two, each with a new signature. */
const remembered = sql<Date>`now() - interval '7 days'`
const unanswered = ['queued', 'sent', 'failed'] as const
const latest = () => new Date(Date.now() - patience * 3_600_000)

interface Deps extends Announcer {
  db: Kysely<Tables>
}

/**
 * Alerts the operator, once each, to requests that no job delivers any more, requests that the partner has not
 * acknowledged in time, and upcoming appointments that it does not know of. Also deletes expired holds and old message
 * ids.
 */
export function watchHandler(deps: Deps, log: FastifyBaseLogger): JobHandler<'lead-watch'> {
  const { db } = deps
  return async () => {
    await removeExpiredHolds(db, new Date())
    await forgetMessages(db)
    for (const stranded of await findStranded(db)) {
      if (!(await giveUp(deps, stranded))) continue
      log.error(
        { code: 'lead_stranded', lead: stranded.requestId, version: stranded.version },
        'no job delivers a request any more, and its person is told so; "pnpm jobs list" shows its jobs',
      )
    }
    const late = await db
      .updateTable('consultationRequests')
      .set({ alertedAt: new Date() })
      .where('sharedAt', '<', latest())
      .where('acknowledgedAt', 'is', null)
      .where('alertedAt', 'is', null)
      .where('state', 'in', unanswered)
      .returning(['id', 'state', 'version'])
      .execute()
    for (const { id, state, version } of late) {
      log.error(
        { code: 'lead_unacknowledged', lead: id, state, version, hours: patience },
        'the partner has not acknowledged a request; somebody has to ask it',
      )
    }
    const now = new Date()
    for (const { id, requestId, startsAt } of await markUnreachable(db, {
      now,
      by: new Date(now.getTime() + beforeConversation),
    })) {
      log.error(
        { code: 'appointment_unreachable', appointment: id, lead: requestId, start: startsAt.toISOString() },
        'a conversation begins soon and the partner has not got its request; somebody has to tell both sides',
      )
    }
  }
}

/** Queued requests for which no job is left: its worker died in the last attempt, or it was canceled. */
async function findStranded(db: Kysely<Tables>): Promise<LeadVersion[]> {
  const { rows } = await sql<LeadVersion>`select id as "requestId", version from consultation_requests as request
    where state = 'queued' and not exists (
      select from pgboss.job where name in ('lead-webhook', 'lead-mail') and state in ('created', 'retry', 'active')
        and data ->> 'requestId' = request.id::text and (data ->> 'version')::int = request.version)
    order by shared_at limit ${atOnce}`.execute(db.withoutPlugins())
  return rows
}

/** Deletes a thousand at a time. */
async function forgetMessages(db: Kysely<Tables>): Promise<void> {
  const old = db.selectFrom('partnerMessages').select('id').where('receivedAt', '<', remembered).limit(1000)
  await db.deleteFrom('partnerMessages').where('id', 'in', old).execute()
}

/** The number of requests that the partner has not acknowledged in time, whether or not the operator was alerted. */
export async function countLate(db: Kysely<Tables>): Promise<number> {
  const { late } = await db
    .selectFrom('consultationRequests')
    .select(({ fn }) => fn.countAll<string>().as('late'))
    .where('sharedAt', '<', latest())
    .where('acknowledgedAt', 'is', null)
    .where('state', 'in', unanswered)
    .executeTakeFirstOrThrow()
  return Number(late)
}
