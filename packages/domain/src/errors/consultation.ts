import type { ErrorText } from './error-text.ts'

/** Why a consultation request failed. */
export type ConsultationErrorCode = 'schedule-failed' | 'profile-request-failed'

/**
 * The error code for a failed consultation request, by the screen that sent it, for the log. Both screens show the
 * same message.
 * @source docs/product/errors.md#consultation
 */
export function consultationErrorFrom(screen: 'questionnaire' | 'profile'): ConsultationErrorCode {
  return screen === 'questionnaire' ? 'schedule-failed' : 'profile-request-failed'
}

const failed = {
  message: 'Failed to schedule consultation',
  toast: 'Error: Failed to schedule consultation. Please try again.',
  retryable: true,
} as const

/** Messages for a failed consultation request. `toast` is the whole text of the notification. */
export const consultationErrors = {
  'schedule-failed': failed,
  'profile-request-failed': failed,
} as const satisfies Record<ConsultationErrorCode, ErrorText & { readonly toast: string }>
