import { isQuestionnaireRecord, type Investor, type ProfileUpdate, type SaveUserBody } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely, Transaction } from 'kysely'
import { recordAudit } from '../../database/audit.js'
import type { Tables } from '../../database/tables.js'
import { recordConsent } from '../consents/consent-repository.js'
import { honourPrivacySignal } from '../consents/privacy-signal.js'
import { claimInvestor, findInvestor, profileColumns, updateInvestor, type Identity } from './investor-repository.js'
import { storeQuestionnaire, type ScoreDifference } from './questionnaire-service.js'
import { earlierSubmission } from './submission-repository.js'

/** Who asks, and the id under which the deed is written down. */
export interface Caller {
  identity: Identity
  requestId: string
  /** The browser sends Global Privacy Control. */
  privacySignal: boolean
}

/** What a save depends on, as its headers say. */
export interface SaveConditions {
  /** The version of the record that the person saw. */
  seenVersion?: number | undefined
  /** One questionnaire submission per key. */
  idempotencyKey?: string | undefined
}

type SaveRefusal = { code: 'version_conflict'; current: Investor } | { code: 'idempotency_key_reused' }

/** The caller's record, made at the first visit: a first submission has to find one. */
export async function openInvestor(db: Kysely<Tables>, caller: Caller): Promise<Investor> {
  const { identity } = caller
  const known = await findInvestor(db, identity)
  const settled =
    known?.email === identity.email &&
    known.twoFactorAuth === (identity.secondFactor ?? known.twoFactorAuth) &&
    !(caller.privacySignal && known.marketingNotifications)
  if (settled) return known
  return db.transaction().execute((trx) => openRecord(trx, caller))
}

/** Makes the caller's record; fails when it is there already. */
export async function createInvestor(
  db: Kysely<Tables>,
  caller: Caller,
  body: SaveUserBody,
): Promise<Result<Investor, 'conflict'>> {
  return db.transaction().execute(async (trx) => {
    const { investor, created } = await claimInvestor(trx, caller.identity)
    if (!created) return fail('conflict' as const)
    await recordFirstMoment(trx, caller, investor.id)
    const kept = caller.privacySignal ? await honourPrivacySignal(trx, investor, caller.requestId) : investor
    return succeed((await store(trx, caller, { investor: kept, body })).investor)
  })
}

/**
 * Saves the profile fields, or a whole questionnaire whose score and tier are computed here from the answers.
 * One transaction: the record, the submission and the audit entry are all there, or none is. A repeat of a
 * questionnaire gets the record; whoever saw an older version of it gets the present one.
 */
export async function saveInvestor(
  db: Kysely<Tables>,
  caller: Caller,
  body: SaveUserBody,
  { seenVersion, idempotencyKey }: SaveConditions = {},
): Promise<Result<Saved, SaveRefusal>> {
  return db.transaction().execute(async (trx) => {
    // Locks the record, so that of two saves on one version only the first finds it.
    const investor = await openRecord(trx, caller)
    if (idempotencyKey !== undefined && isQuestionnaireRecord(body)) {
      const earlier = await earlierSubmission(trx, investor.id, { record: body, idempotencyKey })
      if (earlier === 'same') return succeed({ investor, difference: undefined })
      if (earlier === 'other') return fail({ code: 'idempotency_key_reused' as const })
    }
    if (seenVersion !== undefined && seenVersion !== investor.version)
      return fail({ code: 'version_conflict' as const, current: investor })
    return succeed(await store(trx, caller, { investor, body, idempotencyKey }))
  })
}

/** The caller's record, locked and made when missing, with what its first moment decides: terms agreed to, news off by signal. */
export async function openRecord(trx: Transaction<Tables>, caller: Caller): Promise<Investor> {
  const { investor, created } = await claimInvestor(trx, caller.identity)
  if (created) await recordFirstMoment(trx, caller, investor.id)
  return caller.privacySignal ? honourPrivacySignal(trx, investor, caller.requestId) : investor
}

// The account's metadata, which sign-up wrote, is the evidence: nobody else could have ticked the box for it.
async function recordFirstMoment(
  trx: Transaction<Tables>,
  { identity, requestId }: Caller,
  investorId: string,
): Promise<void> {
  await recordAudit(trx, { action: 'investor_created', investorId, requestId })
  if (identity.agreedTerms === undefined) return
  await recordConsent(trx, { investorId, requestId, kind: 'terms', given: true, shownHash: identity.agreedTerms })
}

interface Saved {
  investor: Investor
  difference: ScoreDifference | undefined
}

interface Saving {
  investor: Investor
  body: SaveUserBody
  idempotencyKey?: string | undefined
}

async function store(
  trx: Transaction<Tables>,
  { requestId }: Caller,
  { investor, body, idempotencyKey }: Saving,
): Promise<Saved> {
  return isQuestionnaireRecord(body)
    ? await storeQuestionnaire(trx, { investor, record: body, idempotencyKey, requestId })
    : { investor: await storeProfile(trx, requestId, { investor, profile: body }), difference: undefined }
}

async function storeProfile(
  trx: Transaction<Tables>,
  requestId: string,
  { investor, profile }: { investor: Investor; profile: ProfileUpdate },
): Promise<Investor> {
  const saved = await updateInvestor(trx, investor.id, profileColumns(profile))
  await recordAudit(trx, { action: 'profile_saved', investorId: investor.id, requestId })
  return saved
}
