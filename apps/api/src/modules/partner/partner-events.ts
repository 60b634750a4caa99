import type { PartnerEvent, RequestState } from '@dst/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { forgetPartnerMessage, recordPartnerMessage } from '../../database/partner-messages.ts'
import { reachedVersion } from '../../database/partner-channels.ts'
import { hasHappened, lockReported, type ReportedRequest } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import type { Announcer } from '../../jobs/announce-appointment.ts'
import { acknowledge } from './acknowledge.ts'
import { allowedActions } from './allowed-actions.ts'
import { alertDeclined, applyWord, type FirmWord } from './apply-word.ts'

/** The state that each of these words brings about; one more of the same changes nothing. */
const stateOf: Partial<Record<FirmWord['kind'], RequestState>> = {
  reached: 'called',
  schedule: 'scheduled',
  close: 'closed',
  decline: 'closed',
}

/** What partner events need: closing a request also cancels its appointment. */
export interface PartnerEventDeps extends Announcer {
  db: Kysely<Tables>
}

/** `unknown`: about no request that the partner could know of. `state`: the state that forbids it. */
export type EventOutcome = 'taken' | 'unknown' | { state: RequestState }

/** Applies a partner event, once per message id. */
export async function takePartnerEvent(
  { log, ...deps }: PartnerEventDeps & { log: Pick<FastifyBaseLogger, 'error'> },
  messageId: string,
  event: PartnerEvent,
): Promise<EventOutcome> {
  const word = wordOf(event)
  const { id } = event.data
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const row = await lockReported(trx, id)
    const reached = row ? reachedVersion(row) : 0
    // A fast partner may send an event before its 2xx has been recorded, so a request being delivered counts as known.
    if (!row || (reached === 0 && row.lead === null)) return 'unknown'
    if (!(await recordPartnerMessage(trx, messageId))) return 'taken'
    // The partner cannot have a version that has not reached it yet.
    if (reached >= row.version) await acknowledge(trx, deps, { requestId: id, version: row.version })
    if (word === undefined || row.state === stateOf[word.kind]) return 'taken'
    if (await allows(trx, row, word)) {
      await applyWord(trx, deps, row, { word })
      return 'applied'
    }
    await forgetPartnerMessage(trx, messageId)
    return { state: row.state }
  })
  if (outcome !== 'applied') return outcome
  if (word) alertDeclined(log, id, { word })
  return 'taken'
}

/** The word of an event; undefined for one that only acknowledges. */
function wordOf({ type, data }: PartnerEvent): FirmWord | undefined {
  switch (type) {
    case 'lead.acknowledged':
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
