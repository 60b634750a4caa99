import type { AnswerValue } from '../questionnaire/answer-values'
import type { Parameter } from './parameter'

export const questionnaireStepCount: Parameter = {
  label: 'Steps of the questionnaire',
  unit: 'count',
  value: 5,
  source: 'spec 9, Account and flow',
  reviewed: '2026-11-21',
}

export const passiveImportanceDefault: Parameter<AnswerValue<'passiveImportance'>> = {
  label: 'Importance of passive ownership when it was not answered',
  unit: 'scale',
  value: 1,
  source: 'spec 5, Questionnaire per step',
  reviewed: '2026-11-21',
}
