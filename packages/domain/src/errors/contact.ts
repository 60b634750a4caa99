import type { ErrorText, RequestFailure } from './error-text'

/** Why a contact message was not sent. */
export type ContactErrorCode = 'rejected' | 'network'

/**
 * The code of a contact message that failed: an answer from the server, or none.
 * @source specification section 8, Contact
 */
export function contactErrorFrom(failure: RequestFailure): ContactErrorCode {
  return failure.kind === 'http' || failure.kind === 'invalid-response' ? 'rejected' : 'network'
}

/** The server's words about a refused message: its details, else its error; undefined when it gave neither. */
export function contactRefusal(body: {
  readonly details?: unknown
  readonly error?: unknown
}): { readonly message: string } | undefined {
  const words = [body.details, body.error].find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof words === 'string' ? { message: words } : undefined
}

/** What a failed contact message tells. */
export const contactErrors = {
  rejected: { message: 'Something went wrong. Please try again.', retryable: true, passThrough: true },
  network: { message: 'Network error. Please check your connection and try again.', retryable: true },
} as const satisfies Record<ContactErrorCode, ErrorText>
