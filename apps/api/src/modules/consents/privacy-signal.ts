import type { Investor } from '@dst/contracts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.js'
import { updateInvestor } from '../users/investor-repository.js'
import { hasChosen, recordConsent } from './consent-repository.js'

/**
 * Switches news off for a person whose browser sends Global Privacy Control, unless they switched it on themselves:
 * a choice made for this site counts more than the general signal.
 */
export async function honourPrivacySignal(
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
