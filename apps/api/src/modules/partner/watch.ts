import { acknowledgementPatience, conversationNotice, deskSessionMaximum } from '@dst/domain/parameters'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { markUnreachable, removeExpiredHolds } from '../../database/appointments.ts'
import { removeOldDeskSessions } from '../../database/desk-sessions.ts'
import { findStranded, markLate } from '../../database/overdue-requests.ts'
import { removeOldPartnerMessages } from '../../database/partner-messages.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { Announcer } from '../../jobs/announce-appointment.ts'
import { markUndeliverable } from './mark-undeliverable.ts'

/** Stranded requests processed per run; the next run processes the rest. */
const atOnce = 100
/** Milliseconds before an appointment at which somebody has to reach the partner by other means. */
const beforeConversation = conversationNotice * 3_600_000

/** Requests shared before this are overdue. */
export const lateSince = () => new Date(Date.now() - acknowledgementPatience * 3_600_000)

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
    await removeOldPartnerMessages(db)
    await removeOldDeskSessions(db, new Date(Date.now() - deskSessionMaximum * 3_600_000))
    for (const stranded of await findStranded(db, atOnce)) {
      if (!(await markUndeliverable(deps, stranded))) continue
      log.error(
        { code: 'lead_stranded', lead: stranded.requestId, version: stranded.version },
        'no job delivers a request any more, and its person is told so; "pnpm jobs list" shows its jobs',
      )
    }
    for (const { id, state, version } of await markLate(db, lateSince())) {
      log.error(
        { code: 'lead_unacknowledged', lead: id, state, version, hours: acknowledgementPatience },
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
