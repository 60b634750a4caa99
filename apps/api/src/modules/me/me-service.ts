import type { Investor, NotificationPreferences } from '@dst/contracts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../database/audit.js'
import type { Tables } from '../../database/tables.js'
import { claimInvestor, notificationColumns, updateInvestor } from '../users/investor-repository.js'
import type { Caller } from '../users/users-service.js'

/** Saves which messages the caller wants. */
export async function saveNotifications(db: Kysely<Tables>, caller: Caller, preferences: NotificationPreferences): Promise<Investor> {
  return db.transaction().execute(async (trx) => {
    const { investor } = await claimInvestor(trx, caller.identity)
    const saved = await updateInvestor(trx, investor.id, notificationColumns(preferences))
    await recordAudit(trx, { action: 'notifications_saved', investorId: investor.id, requestId: caller.requestId })
    return saved
  })
}
