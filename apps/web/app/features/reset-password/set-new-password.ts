import type { AuthClient } from '@dst/auth'
import { passwordUpdateErrors, type PasswordUpdateErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** The services for setting a new password. */
export interface NewPasswordServices {
  auth: Pick<AuthClient, 'updatePassword'>
  /** What to do after the password is set, such as signing out. */
  afterwards: () => Promise<void>
}

/** Why a new password was not set, as text for the user. */
export interface PasswordUpdateFailure {
  code: PasswordUpdateErrorCode
  message: string
  /** How long to wait before a retry, if the service said so. */
  retryAfterSeconds?: number | undefined
}

/** Sets the password of the signed-in account, then runs the follow-up. */
export async function setNewPassword(
  password: string,
  { auth, afterwards }: NewPasswordServices,
): Promise<Result<void, PasswordUpdateFailure>> {
  const updated = await auth.updatePassword(password)
  if (!updated.ok) {
    const {
      code,
      provider: { retryAfterSeconds },
    } = updated.error
    return fail({
      code,
      message: connectionErrorMessage(updated.error) ?? passwordUpdateErrors[code].message,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    })
  }
  await afterwards()
  return succeed(undefined)
}
