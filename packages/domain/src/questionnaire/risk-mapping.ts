import { consultationRiskScale, riskToleranceScale } from '../parameters/risk'
import type { AnswerValue } from './answer-values'

/**
 * The number saved with the investor for how they describe themselves: 1, 3 or 5. It does not enter the score.
 * @source parameter `riskToleranceScale`
 */
export function riskTolerance(riskBehavior: AnswerValue<'riskBehavior'>): number {
  return riskToleranceScale.value[riskBehavior]
}

/**
 * The number that the consultation form starts from: 3, 5 or 8. It does not enter the score.
 * @source parameter `consultationRiskScale`
 */
export function consultationRiskInput(riskBehavior: AnswerValue<'riskBehavior'>): number {
  return consultationRiskScale.value[riskBehavior]
}
