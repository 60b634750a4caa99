import { notificationSettings } from '@dst/content/notifications'
import type { Investor, NotificationPreferences, Submission } from '@dst/contracts'
import type { Kysely } from 'kysely'
import type { Caller } from '../../plugins/caller.ts'
import { recordAudit } from '../../database/audit.ts'
import { recordConsent } from '../../database/consents.ts'
import { notificationColumns, updateInvestor } from '../../database/investors.ts'
import { listSubmissions } from '../../database/questionnaire-submissions.ts'
import type { Tables } from '../../database/tables.ts'
import { openInvestor, openRecord } from '../../accounts/own-record.ts'

/** Saves which notifications the caller wants, and records each change with the text next to its switch. */
export async function saveNotifications(
  db: Kysely<Tables>,
  caller: Caller,
  preferences: NotificationPreferences,
): Promise<Investor> {
  return db.transaction().execute(async (trx) => {
    const investor = await openRecord(trx, caller)
    for (const { name } of notificationSettings) {
      if (investor[name] === preferences[name]) continue
      await recordConsent(trx, {
        investorId: investor.id,
        requestId: caller.requestId,
        kind: name,
        given: preferences[name],
      })
    }
    const saved = await updateInvestor(trx, investor.id, notificationColumns(preferences))
    await recordAudit(trx, { action: 'notifications_saved', investorId: investor.id, requestId: caller.requestId })
    return saved
  })
}

/** Every questionnaire that the caller has submitted, newest first. */
export async function mySubmissions(db: Kysely<Tables>, caller: Caller): Promise<Submission[]> {
  const { id } = await openInvestor(db, caller)
  return listSubmissions(db, id)
}
