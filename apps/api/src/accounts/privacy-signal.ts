import type { Investor } from '@dst/contracts'
import type { Transaction } from 'kysely'
import { hasChosen, recordConsent } from '../database/consents.ts'
import { updateInvestor } from '../database/investors.ts'
import type { Tables } from '../database/tables.ts'

/**
 * Switches marketing messages off for a person whose browser sends Global Privacy Control, unless they switched them on
 * themselves: a choice made for this site takes precedence over the general signal.
 */
export async function honorPrivacySignal(
  trx: Transaction<Tables>,
  investor: Investor,
  requestId: string,
): Promise<Investor> {
  if (!investor.marketingNotifications || (await hasChosen(trx, investor.id, 'marketingNotifications'))) return investor
  await recordConsent(trx, {
    investorId: investor.id,
    requestId,
    kind: 'marketingNotifications',
    given: false,
    reason: 'privacy_signal',
  })
  return updateInvestor(trx, investor.id, { marketingNotifications: false })
}
