import type { Investor } from '@dst/contracts'
import type { Kysely, Transaction } from 'kysely'
import { recordAudit } from '../database/audit.ts'
import { recordConsent } from '../database/consents.ts'
import type { Identity } from '../database/identity.ts'
import { claimInvestor, findInvestor } from '../database/investors.ts'
import type { Tables } from '../database/tables.ts'
import type { Caller } from '../plugins/caller.ts'
import { honorPrivacySignal } from './privacy-signal.ts'

/** The account's record, if it has one yet. */
export function myRecord(db: Kysely<Tables>, identity: Identity): Promise<Investor | undefined> {
  return findInvestor(db, identity)
}

/** The caller's record, created at the first visit: a first submission needs one. */
export async function openInvestor(db: Kysely<Tables>, caller: Caller): Promise<Investor> {
  const { identity } = caller
  const known = await findInvestor(db, identity)
  const stable =
    known?.email === identity.email &&
    known.twoFactorAuth === (identity.secondFactor ?? known.twoFactorAuth) &&
    !(caller.privacySignal && known.marketingNotifications)
  if (stable) return known
  return db.transaction().execute((trx) => openRecord(trx, caller))
}

/**
 * The caller's record, locked, and created if missing. Creation also records the terms accepted at sign-up and applies
 * the privacy signal.
 */
export async function openRecord(trx: Transaction<Tables>, caller: Caller): Promise<Investor> {
  const { investor, created } = await claimInvestor(trx, caller.identity)
  if (created) await recordFirstMoment(trx, caller, investor.id)
  return caller.privacySignal ? honorPrivacySignal(trx, investor, caller.requestId) : investor
}

/**
 * Records the creation of a record. The account's metadata, written at sign-up, is the evidence of agreed terms: nobody
 * else could have checked the box for it.
 */
export async function recordFirstMoment(
  trx: Transaction<Tables>,
  { identity, requestId }: Caller,
  investorId: string,
): Promise<void> {
  await recordAudit(trx, { action: 'investor_created', investorId, requestId })
  if (identity.agreedTerms === undefined) return
  // Only the page of the sign-up form writes that metadata.
  await recordConsent(trx, {
    investorId,
    requestId,
    kind: 'terms',
    given: true,
    shownHash: identity.agreedTerms,
    page: '/signup',
  })
}
