import type { PartnerEvent, RequestState } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely, Transaction } from 'kysely'
import { listEvents, recordEvent } from '../../database/consultation-events.ts'
import { isPartnerMessageKnown, recordPartnerMessage } from '../../database/partner-messages.ts'
import { hasOtherOpen, lockReported, setState, type ReportedRequest } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import { cancelAppointmentOf, type Announcer } from '../../jobs/announce-appointment.ts'
import { acknowledge } from './acknowledge.ts'
import { takeDeletion, takeOptOut } from './partner-last-word.ts'

type Progress = Exclude<PartnerEvent['type'], 'lead.opted_out' | 'lead.deleted'>
const stateOf = {
  'lead.called': 'called',
  'lead.scheduled': 'scheduled',
  'lead.closed': 'closed',
} as const satisfies Record<Exclude<Progress, 'lead.acknowledged'>, RequestState>
/** States from which a partner event can move a request: a late event does not reopen an ended one. */
const movable: readonly RequestState[] = ['queued', 'sent', 'acknowledged', 'failed', 'called', 'scheduled']
/** States after which nothing but the end itself can be reported; `saved` once the person shares it no more. */
const ends: readonly RequestState[] = ['closed', 'withdrawn', 'saved']

/** What partner events need. */
export interface PartnerEventDeps extends Announcer {
  db: Kysely<Tables>
}

/** The ids of a message, and of the call that brought it. */
interface Message {
  messageId: string
  requestId: string
}

/**
 * Applies a partner event, once per message id. Fails with `unknown` if it is about no request that the partner could
 * know of, and with the state of a request whose end it contradicts. That the person opted out, or that the partner
 * deleted what it had, is taken whatever the state.
 */
export async function takePartnerEvent(
  deps: PartnerEventDeps,
  { messageId, requestId }: Message,
  { type, data: { id, from } }: PartnerEvent,
): Promise<Result<null, 'unknown' | { ended: RequestState }>> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await lockReported(trx, id)
    if (!(await couldKnow(trx, id, row))) return fail('unknown' as const)
    if (await isPartnerMessageKnown(trx, messageId)) return succeed(null)
    if (type === 'lead.opted_out') await takeOptOut(trx, deps, { id, row, from: from ?? 'all', requestId })
    else if (type === 'lead.deleted') await takeDeletion(trx, { id, row })
    else if (!row) return fail('unknown' as const)
    else if (ends.includes(row.state) && type !== 'lead.closed') return fail({ ended: row.state })
    else await takeProgress(trx, deps, { row, type })
    await recordPartnerMessage(trx, messageId)
    return succeed(null)
  })
}

/** A fast partner may send an event before its 2xx has been recorded, so a request being delivered counts as known. */
async function couldKnow(trx: Transaction<Tables>, id: string, row: ReportedRequest | undefined): Promise<boolean> {
  if (row && (row.lead !== null || row.webhookVersion + row.mailVersion > 0)) return true
  return (await listEvents(trx, id)).some(({ event }) => event === 'sent' || event === 'withdrawal_told')
}

async function takeProgress(
  trx: Transaction<Tables>,
  deps: PartnerEventDeps,
  { row, type }: { row: ReportedRequest; type: Progress },
): Promise<void> {
  const { id, version } = row
  // The partner cannot have a version that has not reached it yet.
  if (Math.max(row.webhookVersion, row.mailVersion) >= version) await acknowledge(trx, deps, { requestId: id, version })
  if (type === 'lead.acknowledged') return
  const state = stateOf[type]
  if (row.state === state || !movable.includes(row.state)) return
  await recordEvent(trx, { requestId: id, version, event: state })
  // Only one request of a person is open: an event about the former one is recorded, and the newer one stays open.
  if (state === 'scheduled' && (await hasOtherOpen(trx, row))) return
  await setState(trx, id, state)
  if (state === 'closed') await cancelAppointmentOf(trx, deps, row)
}
