import type { ErrorText } from './error-text.ts'

/** Why a request got no usable response: `offline` when the browser reports that it is offline, otherwise `network`. */
export type ConnectionErrorCode = 'offline' | 'network'

/**
 * Messages for a request without a response, on every form.
 * @source docs/product/errors.md#connection
 */
export const connectionErrors = {
  offline: { message: 'Connection failed. Please check your internet connection.', retryable: true },
  network: { message: 'Network error. Please check your connection and try again.', retryable: true },
} as const satisfies Record<ConnectionErrorCode, ErrorText>

/**
 * The message when the account service responds that it is unavailable.
 * @source docs/product/errors.md#connection
 */
export const serviceAwayError = {
  message: 'Our account service is not available at the moment. Nothing is lost: please try again in a minute.',
  retryable: true,
} as const satisfies ErrorText
