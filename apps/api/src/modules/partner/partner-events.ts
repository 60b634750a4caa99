import type { PartnerEvent, RequestState } from '@dst/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { listEvents } from '../../database/consultation-events.ts'
import { isPartnerMessageKnown, recordPartnerMessage } from '../../database/partner-messages.ts'
import { reachedVersion } from '../../database/partner-channels.ts'
import { hasHappened, lockReported, type ReportedRequest } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import type { Announcer } from '../../jobs/announce-appointment.ts'
import { acknowledge } from './acknowledge.ts'
import { allowedActions } from './allowed-actions.ts'
import { alertDeclined, applyWord, type FirmWord } from './apply-word.ts'
import { takeDeletion, takeOptOut } from './partner-last-word.ts'

/** The state that each of these words brings about; one more of the same changes nothing. */
const stateOf: Partial<Record<FirmWord['kind'], RequestState>> = {
  reached: 'called',
  schedule: 'scheduled',
  close: 'closed',
  decline: 'closed',
}
/** States after which nothing but the end itself can be reported; `saved` once the person shares it no more. */
const ends: readonly RequestState[] = ['closed', 'withdrawn', 'saved']

/** What partner events need: closing a request also cancels its appointment. */
export interface PartnerEventDeps extends Announcer {
  db: Kysely<Tables>
}

/** The ids of a message, and of the call that brought it. */
interface Message {
  messageId: string
  requestId: string
}

/** `unknown`: about no request that the partner could know of. `state`: the state that forbids it. */
export type EventOutcome = 'taken' | 'unknown' | { state: RequestState }

/**
 * Applies a partner event, once per message id. That the person opted out, or that the partner deleted what it had, is
 * taken whatever the state of the request, also once it is deleted.
 */
export async function takePartnerEvent(
  { log, ...deps }: PartnerEventDeps & { log: Pick<FastifyBaseLogger, 'error'> },
  { messageId, requestId }: Message,
  event: PartnerEvent,
): Promise<EventOutcome> {
  const { id } = event.data
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const row = await lockReported(trx, id)
    if (!(await couldKnow(trx, id, row))) return 'unknown'
    if (await isPartnerMessageKnown(trx, messageId)) return 'taken'
    const taken = await take(trx, deps, { row, event, requestId })
    // A repeat of what is refused is refused as well.
    if (taken === 'taken' || taken === 'applied') await recordPartnerMessage(trx, messageId)
    return taken
  })
  if (outcome !== 'applied') return outcome
  const word = wordOf(event)
  if (word) alertDeclined(log, id, { word })
  return 'taken'
}

/** A fast partner may send an event before its 2xx has been recorded, so a request being delivered counts as known. */
async function couldKnow(trx: Transaction<Tables>, id: string, row: ReportedRequest | undefined): Promise<boolean> {
  if (row && (row.lead !== null || reachedVersion(row) > 0)) return true
  return (await listEvents(trx, id)).some(({ event }) => event === 'sent' || event === 'withdrawal_told')
}

interface Taking {
  row: ReportedRequest | undefined
  event: PartnerEvent
  requestId: string
}

async function take(
  trx: Transaction<Tables>,
  deps: PartnerEventDeps,
  { row, event, requestId }: Taking,
): Promise<EventOutcome | 'applied'> {
  const { id, from = 'all' } = event.data
  if (event.type === 'lead.opted_out') {
    await takeOptOut(trx, deps, { id, row, from, requestId })
    return 'taken'
  }
  if (event.type === 'lead.deleted') {
    await takeDeletion(trx, { id, row })
    return 'taken'
  }
  if (!row) return 'unknown'
  const word = wordOf(event)
  const ended = ends.includes(row.state)
  if (ended && word?.kind !== 'close' && row.state !== (word && stateOf[word.kind])) return { state: row.state }
  // The partner cannot have a version that has not reached it yet.
  if (!ended && reachedVersion(row) >= row.version)
    await acknowledge(trx, deps, { requestId: id, version: row.version })
  if (ended || word === undefined || row.state === stateOf[word.kind]) return 'taken'
  if (!(await allows(trx, row, word))) return { state: row.state }
  await applyWord(trx, deps, row, { word, requestId })
  return 'applied'
}

/** What an event says of how a request goes on; undefined for one that only acknowledges, or ends what was agreed to. */
function wordOf({ type, data }: PartnerEvent): FirmWord | undefined {
  switch (type) {
    case 'lead.acknowledged':
    case 'lead.opted_out':
    case 'lead.deleted':
      return undefined
    case 'lead.called':
      return { kind: 'reached' }
    case 'lead.not_reached':
      return { kind: 'not_reached', againAt: data.again_at ?? '' }
    case 'lead.scheduled':
      return { kind: 'schedule' }
    case 'lead.closed':
      return { kind: 'close', outcome: data.outcome }
    case 'lead.declined':
      return { kind: 'decline', reason: data.reason ?? 'other' }
  }
}

async function allows(trx: Transaction<Tables>, row: ReportedRequest, { kind }: FirmWord): Promise<boolean> {
  const deleted = await hasHappened(trx, row, 'partner_deleted')
  // Word of a conversation about a former request is recorded beside the newer one.
  return allowedActions(row.state, { acknowledged: true, deleted, otherOpen: false }).includes(kind)
}
