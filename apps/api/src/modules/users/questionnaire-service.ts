import type { Investor, QuestionnaireRecord } from '@dst/contracts'
import { riskTolerance } from '@dst/domain/questionnaire'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { tierForScore } from '@dst/domain/tiers'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../database/audit.ts'
import { updateInvestor } from '../../database/investors.ts'
import { insertSubmission } from '../../database/questionnaire-submissions.ts'
import type { Tables } from '../../database/tables.ts'

/** A value from the client that differs from the server's. */
export interface ScoreDifference {
  claimed: number
  computed: number
}

interface Submitting {
  investor: Investor
  record: QuestionnaireRecord
  idempotencyKey: string | undefined
  /** The request id used in the log. */
  requestId: string
}

/** Stores a questionnaire as a submission, and its score and tier in the record. */
export async function storeQuestionnaire(
  trx: Transaction<Tables>,
  { investor, record, idempotencyKey, requestId }: Submitting,
): Promise<{ investor: Investor; difference: ScoreDifference | undefined }> {
  const { score } = scoreQuestionnaire(record)
  const tier = tierForScore(score)
  const submittedAt = await insertSubmission(trx, {
    investorId: investor.id,
    record,
    idempotencyKey,
    outcome: { score, tier },
  })
  const saved = await updateInvestor(trx, investor.id, {
    username: record.username,
    ...(record.dateOfBirth ? { dateOfBirth: record.dateOfBirth } : {}),
    ...startingDetails(investor, record),
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
  await recordAudit(trx, { action: 'questionnaire_submitted', investorId: investor.id, requestId, details: { tier } })
  return {
    investor: saved,
    difference: record.dstScore === score ? undefined : { claimed: record.dstScore, computed: score },
  }
}

/**
 * Initial profile values: names if there are none yet, phone number and location with the first questionnaire.
 * Afterwards they are edited on the profile, where an empty number or location means that the person removed it.
 */
function startingDetails(investor: Investor, record: QuestionnaireRecord) {
  const names = {
    firstName: investor.firstName || record.firstName || '',
    lastName: investor.lastName || record.lastName || '',
  }
  if (investor.questionnaireCompletedAt !== null) return names
  return {
    ...names,
    phoneNumber: investor.phoneNumber ?? (record.phoneNumber || null),
    location: investor.location ?? record.location,
  }
}
