import type { AuthFailure } from '@dst/auth'
import type { ErrorText } from '@dst/domain/errors'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** Why a code was rejected. */
export type SecondFactorErrorCode = 'wrong-code' | 'wrong-recovery-code' | 'too-many-tries' | 'ended' | 'not-checked'

/** The message about a rejected code. */
export interface SecondFactorError {
  code: SecondFactorErrorCode
  message: string
  retryAfterSeconds?: number | undefined
}

/** The kind of code that was entered. */
export type CodeKind = 'app' | 'recovery'

const messages = {
  'wrong-code': {
    message:
      'That code is not right. Each one works once, for 30 seconds: enter the one that your app shows now. If that ' +
      'fails again, let your phone set its clock by itself: a clock that is off makes wrong codes.',
    retryable: true,
  },
  'wrong-recovery-code': {
    message: 'That recovery code is not right, or it was used before. Each one works once.',
    retryable: true,
  },
  'too-many-tries': { message: 'Too many tries. Please wait before you enter another code.', retryable: true },
  ended: { message: 'This sign-in has ended. Please sign in again.', retryable: false },
  'not-checked': { message: 'We could not check the code. Please try again.', retryable: true },
} as const satisfies Record<SecondFactorErrorCode, ErrorText>

const wrong = { app: 'wrong-code', recovery: 'wrong-recovery-code' } as const satisfies Record<
  CodeKind,
  SecondFactorErrorCode
>

/** The message for a code that the service rejected. */
export function secondFactorError(failure: AuthFailure, kind: CodeKind): SecondFactorError {
  const code = codeOf(failure, kind)
  const { retryAfterSeconds } = failure.provider
  return {
    code,
    message: connectionErrorMessage(failure) ?? messages[code].message,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}

function codeOf({ kind: failed, provider }: AuthFailure, kind: CodeKind): SecondFactorErrorCode {
  if (failed === 'no_session' || provider.status === 401 || provider.status === 403) return 'ended'
  if (provider.status === 429) return 'too-many-tries'
  return provider.code === 'mfa_verification_failed' ? wrong[kind] : 'not-checked'
}
