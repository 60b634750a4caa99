import type { Investor, QuestionnaireRecord } from '@dst/contracts'
import { riskTolerance } from '@dst/domain/questionnaire'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { tierForScore } from '@dst/domain/tiers'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../database/audit.js'
import type { Tables } from '../../database/tables.js'
import { updateInvestor } from './investor-repository.js'
import { insertSubmission } from './submission-repository.js'

/** A figure of the client that the server did not agree with. */
export interface ScoreDifference {
  claimed: number
  computed: number
}

interface Submitting {
  investor: Investor
  record: QuestionnaireRecord
  idempotencyKey: string | undefined
  /** The request under which it is logged. */
  requestId: string
}

/** Keeps a questionnaire as a submission, and the score and tier that it is worth with the record. */
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
 * What the profile starts with: names where there are none, number and location with the first questionnaire. All of it is
 * edited on the profile from then on, where a number or location that is gone was taken away by its person.
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
