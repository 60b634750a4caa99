import type { Transaction } from 'kysely'
import { toTimes } from '../../database/to-appointment.ts'
import type { LeavingRequest } from '../../database/consultation-requests.ts'
import { afterEveryTry, triedColumn } from '../../database/partner-channels.ts'
import { recordEvent } from '../../database/consultation-events.ts'
import { partnerChannels, type PartnerChannel } from '../../config/partner-config.ts'
import type { Tables } from '../../database/tables.ts'
import { newsOf, type Announcer } from '../../jobs/announce-appointment.ts'

/**
 * Notifies the partner that requests are withdrawn and appointments cancelled. The jobs carry everything they need,
 * under the ids that the partner knows: no other data of the person remains. The desk shows nothing of them any more.
 */
export async function notifyDeletion(
  trx: Transaction<Tables>,
  { queue, channels, now }: Pick<Announcer, 'queue' | 'channels' | 'now'>,
  requests: readonly LeavingRequest[],
): Promise<void> {
  const at = new Date(Date.now() + afterEveryTry)
  for (const { id: requestId, version, partner, appointment, ...known } of requests) {
    if (!partner) continue
    const isSeen = known.deskVersion > 0
    const isTried = (channel: PartnerChannel) => known[triedColumn[channel]] > 0
    if (isSeen && known.lead !== null && !partnerChannels.some(isTried))
      await recordEvent(trx, { requestId, version, event: 'withdrawal_told' })
    for (const channel of partnerChannels) {
      if (isTried(channel))
        await queue.send(trx, `withdrawal-${channel}`, { requestId, version, firm: partner.crd }, at)
      else if (!isSeen || !channels.includes(channel)) continue
      if (!appointment || appointment.endsAt <= now()) continue
      const cancelled = toTimes({ ...appointment, sequence: appointment.sequence + 1 })
      await queue.send(
        trx,
        channel === 'mail' ? 'appointment-partner-mail' : 'appointment-webhook',
        newsOf('cancelled', { id: requestId, partner }, cancelled),
        at,
      )
    }
  }
}
