import { mailCodeTries } from '../parameters/flow.ts'
import type { ErrorText, ProviderError } from './error-text.ts'

/** Why a code from an email did not have the effect of the link in the same email. */
export type MailCodeErrorCode = 'malformed' | 'wrong-code' | 'too-many-tries' | 'failed'

/**
 * The error code for the auth service's response to a typed code.
 * @source docs/product/errors.md#codes-from-mails
 */
export function mailCodeErrorFrom(error: ProviderError): MailCodeErrorCode {
  if (error.status === 429) return 'too-many-tries'
  return error.code === 'otp_expired' || error.status === 403 ? 'wrong-code' : 'failed'
}

/** Messages for a code that was not accepted. */
export const mailCodeErrors = {
  malformed: { message: 'Please enter the six digits from the email', retryable: true },
  'wrong-code': {
    message:
      'This code is wrong or no longer valid. Please check it against the newest email, or open ' +
      `the link there. A code stops working after ${mailCodeTries} wrong tries; its link does not.`,
    retryable: true,
  },
  'too-many-tries': {
    message: 'Too many codes were tried. Please wait a moment, or open the link in the email.',
    retryable: true,
  },
  failed: { message: 'The code could not be checked. Please try again.', retryable: true },
} as const satisfies Record<MailCodeErrorCode, ErrorText>
