import type { AnswerValue } from '../questionnaire/answer-values.ts'
import type { Parameter } from './parameter.ts'

/** A figure for each answer about risk. */
export type RiskScale = Parameter<Readonly<Record<AnswerValue<'riskBehavior'>, number>>>

/** Risk tolerance saved with the investor. */
export const riskToleranceScale: RiskScale = {
  label: 'Risk tolerance saved with the investor',
  unit: 'scale',
  value: { Conservative: 1, Moderate: 3, Adventurous: 5 },
  source: 'docs/product/scoring-and-tiers.md#risk-scales',
  reviewed: '2026-11-21',
}

/** Risk input of the consultation form. */
export const consultationRiskScale: RiskScale = {
  label: 'Risk input of the consultation form',
  unit: 'scale',
  value: { Conservative: 3, Moderate: 5, Adventurous: 8 },
  source: 'docs/product/scoring-and-tiers.md#risk-scales',
  reviewed: '2026-11-21',
}
