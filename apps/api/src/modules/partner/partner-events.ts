import type { PartnerEvent, RequestState } from '@dst/contracts'
import type { Kysely } from 'kysely'
import { recordEvent } from '../../database/consultation-events.ts'
import { recordPartnerMessage } from '../../database/partner-messages.ts'
import { hasOtherOpen, lockReported, setState } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import { cancelAppointmentOf, type Announcer } from '../../jobs/announce-appointment.ts'
import { acknowledge } from './acknowledge.ts'

type Reported = Exclude<PartnerEvent['type'], 'lead.acknowledged'>
const stateOf = {
  'lead.called': 'called',
  'lead.scheduled': 'scheduled',
  'lead.closed': 'closed',
} as const satisfies Record<Reported, RequestState>
/** States from which a partner event can move a request: a late event does not reopen an ended one. */
const movable: readonly RequestState[] = ['queued', 'sent', 'acknowledged', 'failed', 'called', 'scheduled']

/** What partner events need: closing a request also cancels its appointment. */
export interface PartnerEventDeps extends Announcer {
  db: Kysely<Tables>
}

/** Applies a partner event, once per message id; `unknown` if it is about no request that the partner could know of. */
export async function takePartnerEvent(
  deps: PartnerEventDeps,
  messageId: string,
  { type, data: { id } }: PartnerEvent,
): Promise<'taken' | 'unknown'> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await lockReported(trx, id)
    const reported = row ? Math.max(row.webhookVersion, row.mailVersion) : 0
    // A fast partner may send an event before its 2xx has been recorded, so a request being delivered counts as known.
    if (!row || (reported === 0 && row.lead === null)) return 'unknown'
    if (!(await recordPartnerMessage(trx, messageId))) return 'taken'
    // The partner cannot have a version that has not reached it yet.
    if (reported >= row.version) await acknowledge(trx, deps, { requestId: id, version: row.version })
    if (type === 'lead.acknowledged') return 'taken'
    const state = stateOf[type]
    if (row.state === state || !movable.includes(row.state)) return 'taken'
    await recordEvent(trx, { requestId: id, version: row.version, event: state })
    // Only one request of a person is open: an event about the former one is recorded, and the newer one stays open.
    if (state === 'scheduled' && (await hasOtherOpen(trx, row))) return 'taken'
    await setState(trx, id, state)
    if (state === 'closed') await cancelAppointmentOf(trx, deps, row)
    return 'taken'
  })
}
