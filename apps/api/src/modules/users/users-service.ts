import { isQuestionnaireRecord, type Investor, type ProfileUpdate, type SaveUserBody } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely, Transaction } from 'kysely'
import { openRecord, recordFirstMoment } from '../../accounts/own-record.ts'
import { honorPrivacySignal } from '../../accounts/privacy-signal.ts'
import type { Caller } from '../../plugins/caller.ts'
import { recordAudit } from '../../database/audit.ts'
import { claimInvestor, emailIsKnown, profileColumns, updateInvestor } from '../../database/investors.ts'
import { earlierSubmission } from '../../database/questionnaire-submissions.ts'
import type { Tables } from '../../database/tables.ts'
import { storeQuestionnaire, type ScoreDifference } from './questionnaire-service.ts'

/** The conditions of a save, from its headers. */
export interface SaveConditions {
  /** The version of the record that the person saw. */
  seenVersion?: number | undefined
  /** One questionnaire submission per key. */
  idempotencyKey?: string | undefined
}

type SaveRefusal = { code: 'version_conflict'; current: Investor } | { code: 'idempotency_key_reused' }

/** Whether this address is known, as a record here or as an account at the auth service. */
export async function addressIsKnown(
  db: Kysely<Tables>,
  email: string,
  hasAccount: (email: string) => Promise<boolean>,
): Promise<boolean> {
  // Both lookups always run, so that the response time reveals no more than the response itself.
  const known = await Promise.all([emailIsKnown(db, email), hasAccount(email)])
  return known.includes(true)
}

/** Creates the caller's record; fails if it already exists. */
export async function createInvestor(
  db: Kysely<Tables>,
  caller: Caller,
  body: SaveUserBody,
): Promise<Result<Investor, 'conflict'>> {
  return db.transaction().execute(async (trx) => {
    const { investor, created } = await claimInvestor(trx, caller.identity)
    if (!created) return fail('conflict' as const)
    await recordFirstMoment(trx, caller, investor.id)
    const stored = caller.privacySignal ? await honorPrivacySignal(trx, investor, caller.requestId) : investor
    return succeed((await store(trx, caller, { investor: stored, body })).investor)
  })
}

/**
 * Saves the profile fields, or a whole questionnaire whose score and tier are computed here from the answers. The
 * record, the submission and the audit entry are saved in one transaction. A repeat of a questionnaire gets the record;
 * a save based on an older version gets the current record.
 */
export async function saveInvestor(
  db: Kysely<Tables>,
  caller: Caller,
  body: SaveUserBody,
  { seenVersion, idempotencyKey }: SaveConditions = {},
): Promise<Result<Saved, SaveRefusal>> {
  return db.transaction().execute(async (trx) => {
    // Locks the record, so that of two saves based on the same version only the first succeeds.
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
