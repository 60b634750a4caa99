import type { PartnerFirm } from '@dst/content/partner'
import type { Kysely, Transaction } from 'kysely'
import { recordEvent } from '../../database/consultation-events.ts'
import type { Lead, LeadVersion } from '../../database/lead.ts'
import { versionColumn } from '../../database/partner-channels.ts'
import type { PartnerChannel } from '../../config/partner-config.ts'
import { findUndelivered, markSent, markTried } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { Announcer } from '../../jobs/announce-appointment.ts'
import { acknowledge, noteTaken } from './acknowledge.ts'
import { markUndeliverable } from './mark-undeliverable.ts'
import { assertRecipient } from './recipient.ts'

/**
 * A message about a request, as sent through a channel. The partner keeps the highest version it has, regardless of
 * arrival order.
 */
export type PartnerMessage = WithdrawnLead | SharedLead

interface WithdrawnLead extends LeadVersion {
  /** The same each time it is sent. */
  id: string
  type: 'lead.withdrawn'
}

/** A request with everything that its person agreed to share. */
export interface SharedLead extends LeadVersion {
  /** The same each time it is sent. */
  id: string
  type: 'lead.created' | 'lead.updated'
  lead: Lead
  requestedAt: Date
  contactBy: Date | null
}

/** Sends one message; resolves once the other side has accepted it. */
export type Carry = (message: PartnerMessage, signal: AbortSignal) => Promise<void>

/** A channel to the partner, and what is needed to record its deliveries. */
export interface Delivery extends Announcer {
  db: Kysely<Tables>
  channel: PartnerChannel
  /** The firm that the channel reaches. */
  firm: Pick<PartnerFirm, 'crd'>
  /** Rejects while the channel takes nothing, so that no attempt is recorded. */
  assertOpen: () => Promise<void>
  carry: Carry
}

/**
 * Delivers one version of a request to the partner. Skips a version that was superseded or withdrawn, or that this
 * channel has already delivered, and rejects one that was consented to for another firm. What another channel has
 * delivered makes no difference: every configured channel delivers it. The attempt is recorded before sending, so that
 * a later withdrawal notifies the partner whatever the outcome. Success is recorded afterwards, so that a crash in
 * between causes a repeat with the same id.
 */
export function leadHandler(delivery: Delivery): JobHandler<`lead-${PartnerChannel}`> {
  const { db, channel, firm, assertOpen, carry } = delivery
  return async ({ requestId, version }, signal, last) => {
    const row = await findUndelivered(db, channel, { requestId, version })
    if (!row?.lead) return 'nothing_sent'
    const { lead, partner, requestedAt, contactBy } = row
    // Who has deleted what they had can't update it.
    const type = row[versionColumn[channel]] === 0 || row.isForgotten ? 'lead.created' : 'lead.updated'
    try {
      assertRecipient(firm, partner?.crd)
      await assertOpen()
      if (!(await markTried(db, channel, { requestId, version }))) return 'nothing_sent'
      await carry({ id: `${requestId}.${version}`, type, requestId, version, lead, requestedAt, contactBy }, signal)
    } catch (error) {
      if (last) await markUndeliverable(delivery, { requestId, version })
      throw error
    }
    await db.transaction().execute((trx) => recordDelivery(trx, delivery, { requestId, version }))
    return undefined
  }
}

/**
 * Records that a channel has delivered a version. A webhook's 2xx counts as the partner's acknowledgement; a sent
 * email does not.
 */
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
  await markSent(trx, { requestId, version })
}
