import type { ErrorText } from './error-text.ts'

/** Why the questionnaire was not sent. */
export type QuestionnaireSubmitErrorCode =
  'not-authenticated' | 'initialize-failed' | 'save-failed' | 'sync-failed' | 'submission-failed'

/** The stages of a submission, in order. */
export type QuestionnaireSubmitStage = 'session' | 'current-user' | 'save' | 'tier-sync'

/**
 * The error code for a submission that failed at a stage. A failed tier sync is only logged.
 * @source docs/product/errors.md#questionnaire-submit
 */
export function questionnaireSubmitErrorFrom(stage: QuestionnaireSubmitStage): QuestionnaireSubmitErrorCode {
  return codeOfStage[stage]
}

/** Messages for a failed submission; an exception shows `submission-failed`. */
export const questionnaireSubmitErrors = {
  'not-authenticated': { message: 'User not authenticated', retryable: false },
  'initialize-failed': { message: 'Failed to initialize user', retryable: true },
  'save-failed': { message: 'Failed to save user data', retryable: true, passThrough: true },
  'sync-failed': { message: 'Failed to sync tier and score', retryable: true, silent: true },
  'submission-failed': { message: 'Submission failed', retryable: true, passThrough: true },
} as const satisfies Record<QuestionnaireSubmitErrorCode, ErrorText>

const codeOfStage = {
  session: 'not-authenticated',
  'current-user': 'initialize-failed',
  save: 'save-failed',
  'tier-sync': 'sync-failed',
} as const satisfies Record<QuestionnaireSubmitStage, QuestionnaireSubmitErrorCode>
