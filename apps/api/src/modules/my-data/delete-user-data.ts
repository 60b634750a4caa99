import type { Transaction } from 'kysely'
import { anonymizeAudit, recordAudit } from '../../database/audit.ts'
import { recordEvent } from '../../database/consultation-events.ts'
import { lockLeaving, type LeavingRequest } from '../../database/consultation-requests.ts'
import { removeMessagesFrom } from '../../database/contact-messages.ts'
import { rememberDeleted } from '../../database/deleted-accounts.ts'
import { insertDeletionNotice } from '../../database/deletion-notices.ts'
import { removeReminders } from '../../database/exchange-reminders.ts'
import { removeInvestor } from '../../database/investors.ts'
import { removeMailsAbout } from '../../database/mailbox-messages.ts'
import type { Tables } from '../../database/tables.ts'
import { forgetJobs } from '../../jobs/forget-jobs.ts'
import { recordRefusal } from '../consultations/request-consents.ts'
import type { Announcer } from '../../jobs/announce-appointment.ts'
import { notifyDeletion } from './notify-deletion.ts'

/** The person whose data is deleted. */
export interface Forgotten {
  userId: string
  investorId: string
  /** The account's address, which the deletion is confirmed to, and others that it may have had. */
  addresses: readonly [string, ...string[]]
  /** Id of the request that triggered the deletion. */
  requestId: string
}

/**
 * Deletes everything about a person: record, answers, requests, appointments, messages, emails, and queued jobs of any
 * kind. Consents, the events of requests and audit entries stay without the person's id. The partner is notified that
 * what it received is withdrawn, and a mail confirms the deletion.
 */
export async function deleteUserData(
  trx: Transaction<Tables>,
  announcer: Announcer,
  { userId, investorId, addresses, requestId }: Forgotten,
): Promise<void> {
  const requests = await lockLeaving(trx, investorId)
  const messages = await removeMessagesFrom(trx, addresses)
  // Before the jobs: a check that is under way may still queue one.
  await removeReminders(trx, investorId)
  const ids = [userId, investorId, ...idsOf(requests), ...messages]
  const orders = await forgetJobs(trx, ids)
  await removeMailsAbout(trx, { addresses, ids: [...ids, ...orders] })
  await notifyDeletion(trx, announcer, requests)

  for (const { id: consultationRequestId, version, shareDataConsent, partner } of requests) {
    if (shareDataConsent)
      await recordRefusal(trx, {
        investorId,
        requestId,
        consultationRequestId,
        ...(partner ? { recipient: partner } : {}),
      })
    await recordEvent(trx, { requestId: consultationRequestId, version, event: 'account_deleted' })
  }
  await removeInvestor(trx, investorId)
  await anonymizeAudit(trx, investorId)
  await recordAudit(trx, { action: 'account_deleted', investorId: null, requestId })
  await rememberDeleted(trx, userId)
  await announcer.queue.send(trx, 'deletion-mail', { noticeId: await insertDeletionNotice(trx, addresses[0]) })
}

function idsOf(requests: readonly LeavingRequest[]): string[] {
  return requests.flatMap(({ id, appointment }) => (appointment ? [id, appointment.id] : [id]))
}
