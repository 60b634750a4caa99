import type { AuthClient } from '@dst/auth'
import { passwordUpdateErrors, type PasswordUpdateErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionTrouble } from '~/services/connection-trouble'

/** What setting a new password calls. */
export interface NewPasswordServices {
  auth: Pick<AuthClient, 'updatePassword'>
  /** What belongs to a password that was set, such as signing out. */
  afterwards: () => Promise<void>
}

/** Why a new password was not set, in words for the person. */
export interface PasswordUpdateFailure {
  code: PasswordUpdateErrorCode
  message: string
  /** How long to wait before another try, where the service has said so. */
  retryAfterSeconds?: number | undefined
}

/** Sets the password of the account that is signed in, and then does what belongs to it. */
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
      message: connectionTrouble(updated.error) ?? passwordUpdateErrors[code].message,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    })
  }
  await afterwards()
  return succeed(undefined)
}
