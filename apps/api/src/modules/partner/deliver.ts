import type { PartnerFirm } from '@dst/content/partner'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.js'
import type { JobHandler, LeadVersion } from '../../jobs/job-kinds.js'
import { recordEvent } from '../consultations/consultation-events.js'
import type { Lead } from '../consultations/lead.js'
import type { Announcer } from '../slots/announce.js'
import { acknowledge, noteTaken } from './acknowledge.js'
import { triedColumn, versionColumn, type PartnerChannel } from './channels.js'
import { giveUp } from './give-up.js'
import { assertRecipient } from './recipient.js'

/** What a channel is told of a request. The partner keeps to the highest version that it has, whatever comes late. */
export type PartnerMessage = WithdrawnLead | SharedLead

interface WithdrawnLead extends LeadVersion {
  /** The same however often it is sent. */
  id: string
  type: 'lead.withdrawn'
}

/** A request with all that its person agreed to share. */
export interface SharedLead extends LeadVersion {
  /** The same however often it is sent. */
  id: string
  type: 'lead.created' | 'lead.updated'
  lead: Lead
  requestedAt: Date
  contactBy: Date | null
}

/** Hands one message over; resolves once the other side has taken it. */
export type Carry = (message: PartnerMessage, signal: AbortSignal) => Promise<void>

/** One way to the partner, and what is written down about it. */
export interface Delivery extends Announcer {
  db: Kysely<Tables>
  channel: PartnerChannel
  /** The firm that the channel leads to. */
  firm: Pick<PartnerFirm, 'crd'>
  carry: Carry
}

/**
 * Tells the partner of one version of a request. Nothing is sent of a version that has been overtaken or withdrawn, that
 * this channel has taken, or that was agreed to for another firm; what another channel has taken changes nothing, so that
 * each that is configured brings it. That it leaves is written down before: a withdrawal then tells the partner, whatever
 * became of it. That it arrived is written down afterwards, so that a crash in between repeats it under the same id.
 */
export function leadHandler(delivery: Delivery): JobHandler<`lead-${PartnerChannel}`> {
  const { db, channel, firm, carry } = delivery
  return async ({ requestId, version }, signal, last) => {
    const row = await db
      .selectFrom('consultationRequests')
      .select([versionColumn[channel], 'lead', 'partner', 'requestedAt', 'contactBy'])
      .where('id', '=', requestId)
      .where('version', '=', version)
      .where(versionColumn[channel], '<', version)
      .executeTakeFirst()
    if (!row?.lead) return
    const { lead, partner, requestedAt, contactBy } = row
    const type = row[versionColumn[channel]] === 0 ? 'lead.created' : 'lead.updated'
    try {
      assertRecipient(firm, partner?.crd)
      if (!(await noteLeaving(delivery, { requestId, version }))) return
      await carry({ id: `${requestId}.${version}`, type, requestId, version, lead, requestedAt, contactBy }, signal)
    } catch (error) {
      if (last) await giveUp(delivery, { requestId, version })
      throw error
    }
    await db.transaction().execute((trx) => recordDelivery(trx, delivery, { requestId, version }))
  }
}

/** Keeps that a version leaves by a channel; false when it has been overtaken or withdrawn. */
async function noteLeaving({ db, channel }: Delivery, { requestId, version }: LeadVersion): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consultationRequests')
    .set({ [triedColumn[channel]]: version })
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('lead', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes down that a channel has taken a version. A webhook's 2xx is the partner's word that it has it; a mail that left is not. */
async function recordDelivery(
  trx: Transaction<Tables>,
  delivery: Delivery,
  { requestId, version }: LeadVersion,
): Promise<void> {
  const { channel } = delivery
  if (!(await noteTaken(trx, delivery, { requestId, version }))) return
  await recordEvent(trx, { requestId, version, event: 'sent', channel })
  if (channel === 'webhook') {
    await acknowledge(trx, delivery, { requestId, version })
    return
  }
  await trx
    .updateTable('consultationRequests')
    .set({ state: 'sent' })
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('lead', 'is not', null)
    .where('state', 'in', ['queued', 'failed'])
    .execute()
}
