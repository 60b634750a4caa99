import type { CallbackErrorCode } from '@dst/domain/errors'
import type { AuthFailureKind } from '../auth-failure.ts'

/** An unreachable service says nothing about the link; tokens that even the client cannot parse are invalid. */
export const linkErrorCodes = {
  unavailable: 'email-verification-failed',
  refused: 'invalid-link',
  no_session: 'invalid-link',
  unexpected: 'invalid-link',
  already_exists: 'unexpected',
} as const satisfies Record<AuthFailureKind, CallbackErrorCode>
