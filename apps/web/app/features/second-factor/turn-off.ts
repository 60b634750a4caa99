import type { AuthClient, AuthUser } from '@dst/auth'
import { authenticatorsOf } from '@dst/auth'
import { signInErrors } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { showSecondFactor, typedCode } from '~/lib/second-factor/show-second-factor.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** Proof that the request comes from the account's owner. */
export interface Proof {
  /** Undefined if the account has none. */
  password: string | undefined
  code: string
}

/** Why nothing was changed, and which field has to be corrected. */
export interface NotProven {
  message: string
  field?: keyof Proof
  retryAfterSeconds?: number | undefined
}

type Services = Pick<AuthClient, 'proof' | 'verifyPassword' | 'twoFactor'>

/** Removes the authenticator apps of a user who has entered the password and a code. */
export async function turnOff(user: AuthUser, proof: Proof, auth: Services): Promise<Result<void, NotProven>> {
  const shown = await prove(user, proof, auth)
  if (!shown.ok) return shown
  for (const { id } of authenticatorsOf(user)) {
    const removed = await auth.twoFactor.remove(id)
    if (!removed.ok)
      return fail({
        message: connectionErrorMessage(removed.error) ?? 'Two-factor authentication is still on. Please try again.',
      })
  }
  return succeed(undefined)
}

/** Checks the password first, because checking a code uses it up. */
async function prove(user: AuthUser, { password, code }: Proof, auth: Services): Promise<Result<void, NotProven>> {
  if (password !== undefined) {
    const checked = await auth.verifyPassword({ email: user.email, password })
    if (!checked.ok) return fail(passwordNotTaken(checked.error))
    // So that the service doesn't ask for it again; if it isn't taken, it does.
    await auth.proof.give({ password })
  }
  const shown = await showSecondFactor(typedCode(code), user, auth)
  if (shown.ok) return shown
  const { code: reason, message, retryAfterSeconds } = shown.error
  const isAboutCode = reason === 'wrong-code' || reason === 'wrong-recovery-code'
  return fail({ message, retryAfterSeconds, ...(isAboutCode ? { field: 'code' } : {}) })
}

function passwordNotTaken(
  error: Extract<Awaited<ReturnType<AuthClient['verifyPassword']>>, { ok: false }>['error'],
): NotProven {
  const { retryAfterSeconds } = error.provider
  if (error.code === 'too-many-attempts')
    return { message: signInErrors['too-many-attempts'].message, retryAfterSeconds }
  if (error.kind === 'refused') return { message: 'The password is incorrect', field: 'password' }
  return { message: connectionErrorMessage(error) ?? signInErrors.unexpected.message }
}
