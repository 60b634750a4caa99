import { connectionErrors, type ConnectionErrorCode } from './connection'
import type { ErrorText, RequestFailure } from './error-text'

/** Why a contact message was not sent. */
export type ContactErrorCode = 'rejected' | ConnectionErrorCode

/**
 * The code of a contact message that failed: an answer from the server, or none.
 * @source specification section 8, Contact
 */
export function contactErrorFrom(failure: RequestFailure): ContactErrorCode {
  if (failure.kind === 'http' || failure.kind === 'invalid-response') return 'rejected'
  return failure.kind === 'offline' ? 'offline' : 'network'
}

/** What a failed contact message tells; the server's own details or error where a refusal has one. */
export const contactErrors = {
  rejected: { message: 'Something went wrong. Please try again.', retryable: true, passThrough: true },
  ...connectionErrors,
} as const satisfies Record<ContactErrorCode, ErrorText>
