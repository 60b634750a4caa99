import { connectionErrors, type ConnectionErrorCode } from './connection.ts'
import type { ErrorText, RequestFailure } from './error-text.ts'

/** Why a contact message was not sent. */
export type ContactErrorCode = 'rejected' | ConnectionErrorCode

/**
 * The error code for a contact message that failed: the server rejected it, or there was no response.
 * @source docs/product/errors.md#contact
 */
export function contactErrorFrom(failure: RequestFailure): ContactErrorCode {
  if (failure.kind === 'http' || failure.kind === 'invalid-response') return 'rejected'
  return failure.kind === 'offline' ? 'offline' : 'network'
}

/** Messages for a failed contact message; the server's own details or error text when a rejection has one. */
export const contactErrors = {
  rejected: { message: 'Something went wrong. Please try again.', retryable: true, passThrough: true },
  ...connectionErrors,
} as const satisfies Record<ContactErrorCode, ErrorText>
