import type { CallbackErrorCode } from '@dst/domain/errors'
import type { AuthFailureKind } from '../auth-failure'

/** A service that was not reached has said nothing about the link; tokens that even the client can't read are no good. */
export const linkErrorCodes = {
  unavailable: 'email-verification-failed',
  refused: 'invalid-link',
  no_session: 'invalid-link',
  unexpected: 'invalid-link',
  already_exists: 'unexpected',
} as const satisfies Record<AuthFailureKind, CallbackErrorCode>
