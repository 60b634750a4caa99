import type { ErrorText } from './error-text'

/** Why a call got no usable answer: the browser says that it is offline, or it does not. */
export type ConnectionErrorCode = 'offline' | 'network'

/**
 * What a call without an answer tells, on every form.
 * @source specification section 8, Profile save and Contact
 */
export const connectionErrors = {
  offline: { message: 'Connection failed. Please check your internet connection.', retryable: true },
  network: { message: 'Network error. Please check your connection and try again.', retryable: true },
} as const satisfies Record<ConnectionErrorCode, ErrorText>

/**
 * What is told where the account service answers that it cannot serve.
 * @source decision 0039
 */
export const serviceAwayError = {
  message: 'Our account service is not available at the moment. Nothing is lost: please try again in a minute.',
  retryable: true,
} as const satisfies ErrorText
