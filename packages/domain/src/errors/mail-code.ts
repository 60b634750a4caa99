import type { ErrorText, ProviderError } from './error-text'

/** Why a code from a mail did not do what the link beside it does. */
export type MailCodeErrorCode = 'malformed' | 'wrong-code' | 'too-many-tries' | 'failed'

/**
 * The code of the auth service's answer to a typed code.
 * @source decision 0039
 */
export function mailCodeErrorFrom(error: ProviderError): MailCodeErrorCode {
  if (error.status === 429) return 'too-many-tries'
  return error.code === 'otp_expired' || error.status === 403 ? 'wrong-code' : 'failed'
}

/** What a code that was not taken tells. */
export const mailCodeErrors = {
  malformed: { message: 'Please enter the six digits from the email', retryable: true },
  'wrong-code': {
    message:
      'This code is not right, or it is not valid any more. Please check it against the newest email, or open the link there.',
    retryable: true,
  },
  'too-many-tries': {
    message: 'Too many codes were tried. Please wait a moment, or open the link in the email.',
    retryable: true,
  },
  failed: { message: 'The code could not be checked. Please try again.', retryable: true },
} as const satisfies Record<MailCodeErrorCode, ErrorText>
