import type { Investor, QuestionnaireRecordInput, Submission } from '@dst/contracts'
import { passiveImportanceDefault } from '@dst/domain/parameters'
import { riskTolerance } from '@dst/domain/questionnaire'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { tierForScore } from '@dst/domain/tiers'
import type { FakeStamps } from './fake-stamps.ts'

/** Submitted questionnaires, scored as the API scores them; one per key. */
export class FakeSubmissions {
  /** Newest first. */
  all: readonly Submission[]
  readonly #stamps: FakeStamps
  readonly #sent = new Map<string, string>()

  constructor(stamps: FakeStamps, earlier: readonly Submission[]) {
    this.#stamps = stamps
    this.all = earlier
  }

  /** Stores the answers and returns the investor fields that they change. */
  take(
    investor: Investor,
    record: QuestionnaireRecordInput,
    key: string | undefined,
  ): Partial<Investor> | 'repeated' | 'key_reused' {
    const sent = JSON.stringify(record)
    const earlier = key === undefined ? undefined : this.#sent.get(key)
    if (earlier !== undefined) return earlier === sent ? 'repeated' : 'key_reused'
    if (key !== undefined) this.#sent.set(key, sent)

    const { location, riskBehavior, truthfulAcknowledgement, ...rest } = answersOf(record)
    const { score } = scoreQuestionnaire({ ...rest, riskBehavior })
    const tier = tierForScore(score)
    const submittedAt = this.#stamps.time()
    const answers = { ...rest, location, riskBehavior, truthfulAcknowledgement }
    this.all = [{ id: this.#stamps.id(), submittedAt, answers, score, tier }, ...this.all]
    return {
      ...rest,
      // The profile's location is initialized from this answer and edited independently afterwards.
      location: investor.questionnaireCompletedAt === null ? (investor.location ?? location) : investor.location,
      riskTolerance: riskTolerance(riskBehavior),
      dstScore: score,
      dstSegment: tier,
      questionnaireCompletedAt: submittedAt,
    }
  }
}

function answersOf(record: QuestionnaireRecordInput) {
  return {
    accredited: record.accredited,
    saleStatus: record.saleStatus,
    equityBracket: record.equityBracket,
    horizon: record.horizon,
    returnNeed: record.returnNeed,
    passiveImportance: record.passiveImportance ?? passiveImportanceDefault,
    location: record.location,
    propertyType: record.propertyType,
    mortgageBracket: record.mortgageBracket,
    prior1031: record.prior1031,
    qiReady: record.qiReady,
    riskBehavior: record.riskBehavior,
    truthfulAcknowledgement: record.truthfulAcknowledgement,
  }
}
