import type { Transaction } from 'kysely'
import { recordAudit } from '../../database/audit.ts'
import { rememberDeleted } from '../../database/deleted-accounts.ts'
import { removeReminders } from '../../database/exchange-reminders.ts'
import type { Tables } from '../../database/tables.ts'
import { forgetJobs } from '../../jobs/forget-jobs.ts'
import { forgetMails } from '../../mail/forget-mails.ts'
import { recordRefusal } from '../consultations/hand-over.ts'
import type { Announcer } from '../slots/announce.ts'
import { lockLeaving, tellDeletion, type LeavingRequest } from './tell-deletion.ts'

/** The person whose data is deleted. */
export interface Forgotten {
  userId: string
  investorId: string
  addresses: readonly string[]
  /** Id of the request that triggered the deletion. */
  requestId: string
}

/**
 * Deletes everything about a person: record, answers, requests, appointments, messages, emails, and queued jobs of any
 * kind. Consents and audit entries stay without the person's id. The partner is notified that what it received is
 * withdrawn.
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
  // Before the jobs: a check that is under way may still queue one.
  await removeReminders(trx, investorId)
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
  // Cascades to everything that references the record, and clears the person's id in the consents.
  await trx.deleteFrom('investors').where('id', '=', investorId).execute()
  await trx.updateTable('auditEntries').set({ investorId: null }).where('investorId', '=', investorId).execute()
  await recordAudit(trx, { action: 'account_deleted', investorId: null, requestId })
  await rememberDeleted(trx, userId)
}

function idsOf(requests: readonly LeavingRequest[]): string[] {
  return requests.flatMap(({ id, appointment }) => (appointment ? [id, appointment.id] : [id]))
}
