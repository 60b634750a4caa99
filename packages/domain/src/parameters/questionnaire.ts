import type { AnswerValue } from '../answers/answer-values.ts'

/** Steps of the questionnaire. */
export const questionnaireStepCount = 5

/** Importance of passive ownership when it was not answered. */
export const passiveImportanceDefault: AnswerValue<'passiveImportance'> = 1
