import type { AuthClient, AuthFailure } from '@dst/auth'
import {
  errorMessage,
  passwordChangeErrorFrom,
  passwordChangeErrors,
  signInErrors,
  type PasswordChangeErrorCode,
  type ProviderError,
} from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** Why a password was not changed, as text for the user. */
export interface PasswordChangeFailure {
  code: PasswordChangeErrorCode
  message: string
  retryAfterSeconds?: number | undefined
}

type PasswordServices = Pick<AuthClient, 'session' | 'verifyPassword' | 'updatePassword'>

/** Sets a new password after a sign-in with the current one has verified it; the auth service checks it as well. */
export async function changePassword(
  entry: { currentPassword: string; newPassword: string },
  auth: PasswordServices,
): Promise<Result<void, PasswordChangeFailure>> {
  const session = await auth.session()
  if (session === null) return failure('no-session')

  const checked = await auth.verifyPassword({ email: session.user.email, password: entry.currentPassword })
  if (!checked.ok) {
    if (checked.error.code === 'too-many-attempts') {
      return failure('failed', { ...checked.error.provider, message: signInErrors['too-many-attempts'].message })
    }
    // Only a refusal says anything about the password; an unreachable service does not.
    return checked.error.kind === 'refused'
      ? failure(passwordChangeErrorFrom('current-password'))
      : unanswered(checked.error)
  }

  const updated = await auth.updatePassword(entry.newPassword, entry.currentPassword)
  if (updated.ok) return succeed(undefined)
  const { kind, provider } = updated.error
  if (kind === 'no_session') return failure('no-session')
  return kind === 'refused'
    ? failure(passwordChangeErrorFrom('new-password', provider), provider)
    : unanswered(updated.error)
}

function unanswered(error: AuthFailure): Result<never, PasswordChangeFailure> {
  const { message } = passwordChangeErrors.unexpected
  return fail({ code: 'unexpected', message: connectionErrorMessage(error) ?? message })
}

function failure(code: PasswordChangeErrorCode, given?: ProviderError): Result<never, PasswordChangeFailure> {
  return fail({
    code,
    message: errorMessage(passwordChangeErrors[code], given),
    retryAfterSeconds: given?.retryAfterSeconds,
  })
}
