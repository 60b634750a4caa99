import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { AuthClient, AuthFailure } from '@dst/auth'
import { signOutErrors, type SignOutErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** Why a sign-out failed, as text for the user. */
export interface SignOutFailure {
  code: SignOutErrorCode
  message: string
  retryAfterSeconds?: number | undefined
}

/** Signs the account out in one other browser. Succeeds if that one is already signed out. */
export async function endSession(
  id: string,
  api: { me: Pick<ApiClient['me'], 'endSession'> },
): Promise<Result<void, SignOutFailure>> {
  const outcome = await api.me.endSession(id)
  if (outcome.ok) return succeed(undefined)
  const { error } = outcome
  if (error.kind === 'http' && error.status === 404) return succeed(undefined)
  if (error.kind === 'http' && error.status === 401) return failure('session-expired')
  return failure('not-ended', error)
}

/**
 * Signs the account out everywhere else. The auth client treats an expired session as already signed out, so it is
 * checked first whether this one is still valid.
 */
export async function endOtherSessions(
  auth: Pick<AuthClient, 'user' | 'signOut'>,
): Promise<Result<void, SignOutFailure>> {
  const here = await auth.user()
  if (!here.ok)
    return here.error.kind === 'unavailable' || here.error.provider.status === 429
      ? failure('others-not-ended', here.error)
      : failure('session-expired')
  const ended = await auth.signOut('others')
  return ended.ok ? succeed(undefined) : failure('others-not-ended', ended.error)
}

function failure(code: SignOutErrorCode, cause?: ApiFailure | AuthFailure): Result<never, SignOutFailure> {
  const trouble = cause && connectionErrorMessage(cause)
  return fail({ code, message: trouble ?? signOutErrors[code].message, retryAfterSeconds: cause && waitOf(cause) })
}

function waitOf(cause: ApiFailure | AuthFailure): number | undefined {
  if ('provider' in cause) return cause.provider.retryAfterSeconds
  return cause.kind === 'http' ? cause.retryAfterSeconds : undefined
}
