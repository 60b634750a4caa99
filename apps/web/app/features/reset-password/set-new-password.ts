import type { AuthClient } from '@dst/auth'
import { passwordUpdateErrors, type PasswordUpdateErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionTrouble } from '~/services/connection-trouble'

/** What setting a new password calls. */
export interface NewPasswordServices {
  auth: Pick<AuthClient, 'updatePassword'>
  signOut: () => Promise<void>
}

/** Why a new password was not set, in words for the person. */
export interface PasswordUpdateFailure {
  code: PasswordUpdateErrorCode
  message: string
  /** How long to wait before another try, where the service has said so. */
  retryAfterSeconds?: number | undefined
}

/** Sets the password of the account that the recovery link signed in, and then signs out: the new password is used at once. */
export async function setNewPassword(
  password: string,
  { auth, signOut }: NewPasswordServices,
): Promise<Result<void, PasswordUpdateFailure>> {
  const updated = await auth.updatePassword(password)
  if (!updated.ok) {
    const { code, provider: { retryAfterSeconds } } = updated.error
    return fail({ code, message: connectionTrouble(updated.error) ?? passwordUpdateErrors[code].message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) })
  }
  await signOut()
  return succeed(undefined)
}
