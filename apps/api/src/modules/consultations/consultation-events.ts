import type { RequestEvent } from '@dst/contracts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.js'
import type { PartnerChannel } from '../partner/channels.js'

interface NewEvent {
  requestId: string
  version: number
  event: RequestEvent
  channel?: PartnerChannel
}

/** Writes down what happened to a request, in the transaction in which it happened. */
export async function recordEvent(trx: Transaction<Tables>, { channel, ...event }: NewEvent): Promise<void> {
  await trx
    .insertInto('consultationEvents')
    .values({ ...event, channel: channel ?? null })
    .execute()
}
