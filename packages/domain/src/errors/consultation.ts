import type { ErrorText } from './error-text'

/** Why a consultation was not requested. */
export type ConsultationErrorCode = 'schedule-failed' | 'profile-request-failed'

/**
 * The code of a failed consultation request, by the screen that it came from, for the log. Both screens tell the person
 * in the same words.
 * @source specification section 8, Consultation
 */
export function consultationErrorFrom(screen: 'questionnaire' | 'profile'): ConsultationErrorCode {
  return screen === 'questionnaire' ? 'schedule-failed' : 'profile-request-failed'
}

const failed = {
  message: 'Failed to schedule consultation',
  toast: 'Error: Failed to schedule consultation. Please try again.',
  retryable: true,
} as const

/** What a failed consultation request tells. `toast` is the whole text of the notification. */
export const consultationErrors = {
  'schedule-failed': failed,
  'profile-request-failed': failed,
} as const satisfies Record<ConsultationErrorCode, ErrorText & { readonly toast: string }>
