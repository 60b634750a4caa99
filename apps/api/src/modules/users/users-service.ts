import { isQuestionnaireRecord, type Investor, type ProfileUpdate, type QuestionnaireRecord, type SaveUserBody } from '@dst/contracts'
import { riskTolerance } from '@dst/domain/questionnaire'
import { fail, succeed, type Result } from '@dst/domain/result'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { tierForScore } from '@dst/domain/tiers'
import type { Kysely, Transaction } from 'kysely'
import { recordAudit } from '../../database/audit.js'
import type { Tables } from '../../database/tables.js'
import { recordConsent } from '../consents/consent-repository.js'
import { honourPrivacySignal } from '../consents/privacy-signal.js'
import { claimInvestor, findInvestor, profileColumns, updateInvestor, type Identity } from './investor-repository.js'
import { insertSubmission } from './submission-repository.js'

/** Who asks, and the id under which the deed is written down. */
export interface Caller {
  identity: Identity
  requestId: string
  /** The browser sends Global Privacy Control. */
  privacySignal: boolean
}

/** A figure of the client that the server did not agree with. */
export interface ScoreDifference {
  claimed: number
  computed: number
}

/** The caller's record, made at the first visit: a first submission has to find one. */
export async function openInvestor(db: Kysely<Tables>, caller: Caller): Promise<Investor> {
  const known = await findInvestor(db, caller.identity)
  const settled = known?.email === caller.identity.email && !(caller.privacySignal && known.marketingNotifications)
  if (settled) return known
  return db.transaction().execute((trx) => openRecord(trx, caller))
}

/** Makes the caller's record; fails when it is there already. */
export async function createInvestor(db: Kysely<Tables>, caller: Caller, body: SaveUserBody): Promise<Result<Investor, 'conflict'>> {
  return db.transaction().execute(async (trx) => {
    const { investor, created } = await claimInvestor(trx, caller.identity)
    if (!created) return fail('conflict' as const)
    await recordFirstMoment(trx, caller, investor.id)
    const kept = caller.privacySignal ? await honourPrivacySignal(trx, investor, caller.requestId) : investor
    return succeed((await store(trx, caller, kept, body)).investor)
  })
}

/**
 * Saves the profile fields, or a whole questionnaire whose score and tier are computed here from the answers.
 * One transaction: the record, the submission and the audit entry are all there, or none is.
 */
export async function saveInvestor(
  db: Kysely<Tables>,
  caller: Caller,
  body: SaveUserBody,
): Promise<{ investor: Investor; difference: ScoreDifference | undefined }> {
  return db.transaction().execute(async (trx) => store(trx, caller, await openRecord(trx, caller), body))
}

/** The caller's record, locked and made when missing, with what its first moment decides: terms agreed to, news off by signal. */
export async function openRecord(trx: Transaction<Tables>, caller: Caller): Promise<Investor> {
  const { investor, created } = await claimInvestor(trx, caller.identity)
  if (created) await recordFirstMoment(trx, caller, investor.id)
  return caller.privacySignal ? honourPrivacySignal(trx, investor, caller.requestId) : investor
}

// The account's metadata, which sign-up wrote, is the evidence: nobody else could have ticked the box for it.
async function recordFirstMoment(trx: Transaction<Tables>, { identity, requestId }: Caller, investorId: string): Promise<void> {
  await recordAudit(trx, { action: 'investor_created', investorId, requestId })
  if (identity.agreedTerms === undefined) return
  await recordConsent(trx, { investorId, requestId, kind: 'terms', given: true, shownHash: identity.agreedTerms })
}

async function store(trx: Transaction<Tables>, caller: Caller, investor: Investor, body: SaveUserBody) {
  return isQuestionnaireRecord(body)
    ? await storeQuestionnaire(trx, caller, investor, body)
    : { investor: await storeProfile(trx, caller, investor, body), difference: undefined }
}

async function storeProfile(trx: Transaction<Tables>, caller: Caller, investor: Investor, profile: ProfileUpdate): Promise<Investor> {
  const saved = await updateInvestor(trx, investor.id, profileColumns(profile))
  await recordAudit(trx, { action: 'profile_saved', investorId: investor.id, requestId: caller.requestId })
  return saved
}

async function storeQuestionnaire(trx: Transaction<Tables>, caller: Caller, investor: Investor, record: QuestionnaireRecord) {
  const { score } = scoreQuestionnaire(record)
  const tier = tierForScore(score)
  const submittedAt = await insertSubmission(trx, investor.id, record, { score, tier })
  const saved = await updateInvestor(trx, investor.id, {
    username: record.username,
    firstName: record.firstName || investor.firstName || '',
    lastName: record.lastName || investor.lastName || '',
    ...(record.dateOfBirth ? { dateOfBirth: record.dateOfBirth } : {}),
    phoneNumber: record.phoneNumber || investor.phoneNumber,
    // The profile's own location starts as this answer and is edited on its own afterwards.
    location: investor.location ?? record.location,
    accredited: record.accredited,
    saleStatus: record.saleStatus,
    equityBracket: record.equityBracket,
    horizon: record.horizon,
    returnNeed: record.returnNeed,
    passiveImportance: record.passiveImportance,
    propertyType: record.propertyType,
    mortgageBracket: record.mortgageBracket,
    prior1031: record.prior1031,
    qiReady: record.qiReady,
    riskTolerance: riskTolerance(record.riskBehavior),
    dstScore: score,
    dstSegment: tier,
    questionnaireCompletedAt: submittedAt,
  })
  await recordAudit(trx, { action: 'questionnaire_submitted', investorId: investor.id, requestId: caller.requestId, details: { tier } })
  const difference = record.dstScore === score ? undefined : { claimed: record.dstScore, computed: score }
  return { investor: saved, difference }
}
