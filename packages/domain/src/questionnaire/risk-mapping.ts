import { consultationRiskScale, riskToleranceScale } from '../parameters/risk.ts'
import { answerValues, type AnswerValue } from '../answers/answer-values.ts'

/**
 * The number stored for how an investor describes their attitude to risk: 1, 3 or 5. It does not affect the score.
 * @source parameter `riskToleranceScale`
 */
export function riskTolerance(riskBehavior: AnswerValue<'riskBehavior'>): number {
  return riskToleranceScale[riskBehavior]
}

/**
 * How an investor described their attitude to risk, from the stored number; undefined for any other number.
 * @source parameter `riskToleranceScale`
 */
export function riskBehaviorOf(tolerance: number | null): AnswerValue<'riskBehavior'> | undefined {
  return answerValues.riskBehavior.find((behavior) => riskTolerance(behavior) === tolerance)
}

/**
 * The initial value of the consultation form: 3, 5 or 8. It does not affect the score.
 * @source parameter `consultationRiskScale`
 */
export function consultationRiskInput(riskBehavior: AnswerValue<'riskBehavior'>): number {
  return consultationRiskScale[riskBehavior]
}
