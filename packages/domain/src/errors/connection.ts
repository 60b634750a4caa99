import type { ErrorText } from './error-text'

/** Why a call got no usable answer: the browser says that it is offline, it does not, or the account service is away. */
export type ConnectionErrorCode = 'offline' | 'network' | 'service-away'

/**
 * What a call without an answer tells, on every form.
 * @source specification section 8, Profile save and Contact; decision 0039 for the account service
 */
export const connectionErrors = {
  offline: { message: 'Connection failed. Please check your internet connection.', retryable: true },
  network: { message: 'Network error. Please check your connection and try again.', retryable: true },
  'service-away': {
    message: 'Our account service is not available at the moment. Nothing is lost: please try again in a minute.',
    retryable: true,
  },
} as const satisfies Record<ConnectionErrorCode, ErrorText>
