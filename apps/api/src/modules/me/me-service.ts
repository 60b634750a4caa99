import { notificationSettings } from '@dst/content/notifications'
import type { Investor, NotificationPreferences } from '@dst/contracts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../database/audit.js'
import type { Tables } from '../../database/tables.js'
import { recordConsent } from '../consents/consent-repository.js'
import { notificationColumns, updateInvestor } from '../users/investor-repository.js'
import { openRecord, type Caller } from '../users/users-service.js'

/** Saves which messages the caller wants, and keeps each change with the words that stand beside its switch. */
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
