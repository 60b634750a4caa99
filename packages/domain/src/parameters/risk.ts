import type { AnswerValue } from '../answers/answer-values.ts'

/** A figure for each answer about risk. */
export type RiskScale = Readonly<Record<AnswerValue<'riskBehavior'>, number>>

/** Risk tolerance saved with the investor. */
export const riskToleranceScale: RiskScale = { Conservative: 1, Moderate: 3, Adventurous: 5 }

/** Risk input of the consultation form. */
export const consultationRiskScale: RiskScale = { Conservative: 3, Moderate: 5, Adventurous: 8 }
