import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.js'
import { afterEveryTry, partnerChannels, triedColumn } from '../partner/channels.js'
import { newsOf, type Announcer } from '../slots/announce.js'
import { toAppointment } from '../slots/appointment-repository.js'

/** A request that is about to be deleted, and its appointment. */
export type LeavingRequest = Awaited<ReturnType<typeof lockLeaving>>[number]

/** The requests of a person with what the partner may know of each, locked until the transaction ends. */
export async function lockLeaving(trx: Transaction<Tables>, investorId: string) {
  const requests = await trx
    .selectFrom('consultationRequests')
    .select(['id', 'version', 'lead', 'partner', 'shareDataConsent', 'webhookTried', 'mailTried'])
    .where('investorId', '=', investorId)
    .forUpdate()
    .execute()
  const appointments = await trx
    .selectFrom('appointments')
    .select(['id', 'requestId', 'startsAt', 'endsAt', 'sequence'])
    .where('investorId', '=', investorId)
    .execute()
  return requests.map((request) => ({
    ...request,
    appointment: appointments.find(({ requestId }) => requestId === request.id),
  }))
}

/**
 * Has the partner told that requests are withdrawn and appointments cancelled. The jobs hold all that is told, by the
 * numbers under which the partner has them: nothing else of the person is left.
 */
export async function tellDeletion(
  trx: Transaction<Tables>,
  { queue, now }: Pick<Announcer, 'queue' | 'now'>,
  requests: readonly LeavingRequest[],
): Promise<void> {
  const at = new Date(Date.now() + afterEveryTry)
  for (const { id: requestId, version, partner, appointment, ...known } of requests) {
    if (!partner) continue
    for (const channel of partnerChannels) {
      if (known[triedColumn[channel]] === 0) continue
      await queue.send(trx, `withdrawal-${channel}`, { requestId, version, firm: partner.crd }, at)
      if (!appointment || appointment.endsAt <= now()) continue
      const cancelled = toAppointment({ ...appointment, sequence: appointment.sequence + 1 })
      await queue.send(
        trx,
        channel === 'mail' ? 'appointment-partner-mail' : 'appointment-webhook',
        newsOf('cancelled', { id: requestId, partner }, cancelled),
        at,
      )
    }
  }
}
