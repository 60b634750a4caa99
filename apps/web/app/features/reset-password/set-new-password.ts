import type { AuthClient } from '@dst/auth'
import type { PasswordUpdateErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'

/** What setting a new password calls. */
export interface NewPasswordServices {
  auth: Pick<AuthClient, 'updatePassword'>
  signOut: () => Promise<void>
}

/** Sets the password of the account that the recovery link signed in, and then signs out: the new password is used at once. */
export async function setNewPassword(
  password: string,
  { auth, signOut }: NewPasswordServices,
): Promise<Result<void, PasswordUpdateErrorCode>> {
  const updated = await auth.updatePassword(password)
  if (!updated.ok) return fail(updated.error.code)
  await signOut()
  return succeed(undefined)
}
