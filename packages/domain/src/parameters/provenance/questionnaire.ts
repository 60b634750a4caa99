import * as values from '../questionnaire.ts'
import type { Parameter } from './parameter.ts'

export const questionnaireStepCount = {
  label: 'Steps of the questionnaire',
  unit: 'count',
  value: values.questionnaireStepCount,
  source: 'docs/product/questionnaire.md#steps',
  reviewed: '2026-11-21',
} satisfies Parameter

export const passiveImportanceDefault = {
  label: 'Importance of passive ownership when it was not answered',
  unit: 'scale',
  value: values.passiveImportanceDefault,
  source: 'docs/product/questionnaire.md#answers',
  reviewed: '2026-11-21',
} satisfies Parameter
