import type { RequestEvent } from '@dst/contracts'
import type { Transaction } from 'kysely'
import type { PartnerChannel } from '../config/partner-config.ts'
import type { Tables } from './tables.ts'

interface NewEvent {
  requestId: string
  version: number
  event: RequestEvent
  channel?: PartnerChannel
  /** When it happened, if that was before this transaction. */
  at?: Date
}

/** Records an event of a request, in the transaction in which it happened. */
export async function recordEvent(trx: Transaction<Tables>, { channel, ...event }: NewEvent): Promise<void> {
  await trx
    .insertInto('consultationEvents')
    .values({ ...event, channel: channel ?? null })
    .execute()
}

/** The events of a request with its version at each, in order, also after the request is deleted. */
export async function listEvents(
  trx: Transaction<Tables>,
  requestId: string,
): Promise<{ event: RequestEvent; version: number }[]> {
  return trx
    .selectFrom('consultationEvents')
    .select(['event', 'version'])
    .where('requestId', '=', requestId)
    .orderBy('id')
    .execute()
}
