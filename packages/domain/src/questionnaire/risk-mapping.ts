import { consultationRiskScale, riskToleranceScale } from '../parameters/risk'
import { answerValues, type AnswerValue } from './answer-values'

/**
 * The number saved with the investor for how they describe themselves: 1, 3 or 5. It does not enter the score.
 * @source parameter `riskToleranceScale`
 */
export function riskTolerance(riskBehavior: AnswerValue<'riskBehavior'>): number {
  return riskToleranceScale.value[riskBehavior]
}

/**
 * How an investor described themselves, from the number saved for it; undefined for any other number.
 * @source parameter `riskToleranceScale`
 */
export function riskBehaviorOf(tolerance: number | null): AnswerValue<'riskBehavior'> | undefined {
  return answerValues.riskBehavior.find((behavior) => riskTolerance(behavior) === tolerance)
}

/**
 * The number that the consultation form starts from: 3, 5 or 8. It does not enter the score.
 * @source parameter `consultationRiskScale`
 */
export function consultationRiskInput(riskBehavior: AnswerValue<'riskBehavior'>): number {
  return consultationRiskScale.value[riskBehavior]
}
