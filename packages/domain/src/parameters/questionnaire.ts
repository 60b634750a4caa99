import type { AnswerValue } from '../questionnaire/answer-values.ts'
import type { Parameter } from './parameter.ts'

/** Steps of the questionnaire. */
export const questionnaireStepCount: Parameter = {
  label: 'Steps of the questionnaire',
  unit: 'count',
  value: 5,
  source: 'docs/product/questionnaire.md#steps',
  reviewed: '2026-11-21',
}

/** Importance of passive ownership when it was not answered. */
export const passiveImportanceDefault: Parameter<AnswerValue<'passiveImportance'>> = {
  label: 'Importance of passive ownership when it was not answered',
  unit: 'scale',
  value: 1,
  source: 'docs/product/questionnaire.md#answers',
  reviewed: '2026-11-21',
}
