import type { Transaction } from 'kysely'
import { recordAudit } from '../../database/audit.js'
import { rememberDeleted } from '../../database/deleted-accounts.js'
import type { Tables } from '../../database/tables.js'
import { forgetJobs } from '../../jobs/forget-jobs.js'
import { forgetMails } from '../../mail/forget-mails.js'
import { recordRefusal } from '../consultations/hand-over.js'
import type { Announcer } from '../slots/announce.js'
import { lockLeaving, tellDeletion, type LeavingRequest } from './tell-deletion.js'

/** The person that is to be forgotten. */
export interface Forgotten {
  userId: string
  investorId: string
  addresses: readonly string[]
  /** The request that did it. */
  requestId: string
}

/**
 * Removes everything about a person: record, answers, requests, appointments, messages, mails, and queued work of any
 * kind. Consents and audit entries stay without the person. The partner hears that what it was told is withdrawn.
 */
export async function forgetPerson(
  trx: Transaction<Tables>,
  announcer: Announcer,
  { userId, investorId, addresses, requestId }: Forgotten,
): Promise<void> {
  const requests = await lockLeaving(trx, investorId)
  const messages = await trx
    .deleteFrom('contactMessages')
    .where((where) => where(where.fn('lower', ['email']), 'in', addresses))
    .returning('id')
    .execute()
  const ids = [userId, investorId, ...idsOf(requests), ...messages.map(({ id }) => id)]
  const orders = await forgetJobs(trx, ids)
  await forgetMails(trx, { addresses, ids: [...ids, ...orders] })
  await tellDeletion(trx, announcer, requests)

  for (const { id: consultationRequestId, shareDataConsent, partner } of requests) {
    if (shareDataConsent)
      await recordRefusal(trx, {
        investorId,
        requestId,
        consultationRequestId,
        ...(partner ? { recipient: partner } : {}),
      })
  }
  // Takes all that hangs on the record along, and the person's id out of the consents.
  await trx.deleteFrom('investors').where('id', '=', investorId).execute()
  await trx.updateTable('auditEntries').set({ investorId: null }).where('investorId', '=', investorId).execute()
  await recordAudit(trx, { action: 'account_deleted', investorId: null, requestId })
  await rememberDeleted(trx, userId)
}

function idsOf(requests: readonly LeavingRequest[]): string[] {
  return requests.flatMap(({ id, appointment }) => (appointment ? [id, appointment.id] : [id]))
}
