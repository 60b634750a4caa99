import type { PartnerEvent, RequestState } from '@dst/contracts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.js'
import { recordEvent } from '../consultations/consultation-events.js'
import { openStates } from '../consultations/consultation-repository.js'
import { cancelAppointmentOf, type Announcer } from '../slots/announce.js'
import { acknowledge } from './acknowledge.js'

type Reported = Exclude<PartnerEvent['type'], 'lead.acknowledged'>
const stateOf = {
  'lead.called': 'called',
  'lead.scheduled': 'scheduled',
  'lead.closed': 'closed',
} as const satisfies Record<Reported, RequestState>
/** From which states the partner's word moves a request: a late word does not bring an ended one back. */
const movable: readonly RequestState[] = ['queued', 'sent', 'acknowledged', 'failed', 'called', 'scheduled']

/** What the partner's word needs: a closed request takes its appointment with it. */
export interface PartnerEventDeps extends Announcer {
  db: Kysely<Tables>
}

/** Takes the partner's word, once for each id; `unknown` when it is about no request that it could know of. */
export async function takePartnerEvent(
  deps: PartnerEventDeps,
  messageId: string,
  { type, data: { id } }: PartnerEvent,
): Promise<'taken' | 'unknown'> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await lockWithPerson(trx, id)
    const told = row ? Math.max(row.webhookVersion, row.mailVersion) : 0
    // A quick partner may speak before its 2xx has been written down: what is on its way to it counts as known.
    if (!row || (told === 0 && row.lead === null)) return 'unknown'
    const fresh = await trx
      .insertInto('partnerMessages')
      .values({ id: messageId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!fresh) return 'taken'
    // It cannot have a version that has yet to reach it.
    if (told >= row.version) await acknowledge(trx, deps, { requestId: id, version: row.version })
    if (type === 'lead.acknowledged') return 'taken'
    const state = stateOf[type]
    if (row.state === state || !movable.includes(row.state)) return 'taken'
    await recordEvent(trx, { requestId: id, version: row.version, event: state })
    // Of two requests of a person one is open: the word about the former is kept, and the newer one stays that one.
    if (state === 'scheduled' && (await hasOtherOpen(trx, row))) return 'taken'
    await trx.updateTable('consultationRequests').set({ state }).where('id', '=', id).execute()
    if (state === 'closed') await cancelAppointmentOf(trx, deps, row)
    return 'taken'
  })
}

/** A request, locked after its person, as when they ask themselves: no other request of theirs is opened meanwhile. */
async function lockWithPerson(trx: Transaction<Tables>, id: string) {
  const whose = trx.selectFrom('consultationRequests').select('investorId').where('id', '=', id)
  await trx.selectFrom('investors').select('id').where('id', '=', whose).forNoKeyUpdate().execute()
  return trx
    .selectFrom('consultationRequests')
    .select(['id', 'investorId', 'state', 'version', 'webhookVersion', 'mailVersion', 'lead', 'partner'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

async function hasOtherOpen(
  trx: Transaction<Tables>,
  { id, investorId }: { id: string; investorId: string },
): Promise<boolean> {
  const other = await trx
    .selectFrom('consultationRequests')
    .select('id')
    .where('investorId', '=', investorId)
    .where('id', '<>', id)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  return other !== undefined
}
