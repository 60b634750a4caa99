import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { AuthClient, AuthUser } from '@dst/auth'
import { passwordChangeErrors, profileSaveErrors, signInErrors } from '@dst/domain/errors'
import { showSecondFactor, typedCode } from '~/lib/second-factor/show-second-factor.ts'
import type { SecondFactorError } from '~/lib/second-factor/second-factor-error.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** The outcome of a deletion. */
export type DeletionOutcome =
  | { kind: 'deleted' }
  /** The account is unchanged. `field`: the field to correct; `expired`: the user has to sign in again. */
  | {
      kind: 'not-deleted'
      message: string
      field?: 'password' | 'code'
      expired?: boolean
      retryAfterSeconds?: number | undefined
    }

/** Proof of the user's identity. Without a password or a second factor, the sign-in has to be recent. */
export interface Deletion {
  user: Pick<AuthUser, 'email' | 'factors'>
  password: string | undefined
  /** A second-factor code, if the account has one. */
  code: string | undefined
}

/** The services that a deletion calls. */
export interface DeletionServices {
  auth: Pick<AuthClient, 'signIn' | 'verifyPassword' | 'twoFactor'>
  api: { me: Pick<ApiClient['me'], 'delete'>; users: Pick<ApiClient['users'], 'find'> }
}

/** Verifies the user's identity, and deletes the account. */
export async function deleteAccount(
  { user, password, code }: Deletion,
  { auth, api }: DeletionServices,
): Promise<DeletionOutcome> {
  const { email } = user
  if (password !== undefined) {
    // With a second factor, a sign-in would leave a session without it: the password is verified separately instead.
    const proven = await (code === undefined
      ? auth.signIn({ email, password })
      : auth.verifyPassword({ email, password }))
    if (!proven.ok) return notProven(proven.error)
  }
  if (code !== undefined) {
    const shown = await showSecondFactor(typedCode(code), user, auth)
    if (!shown.ok) return codeNotTaken(shown.error)
  }
  const deleted = await api.me.delete()
  if (deleted.ok || (gotNoAnswer(deleted.error) && (await isGone(email, api)))) return { kind: 'deleted' }
  return stored(deleted.error, password === undefined)
}

function codeNotTaken({ code, message, retryAfterSeconds }: SecondFactorError): DeletionOutcome {
  const isAboutCode = code === 'wrong-code' || code === 'wrong-recovery-code'
  return { kind: 'not-deleted', message, retryAfterSeconds, ...(isAboutCode ? { field: 'code' } : {}) }
}

function notProven(error: Extract<Awaited<ReturnType<AuthClient['signIn']>>, { ok: false }>['error']): DeletionOutcome {
  const { retryAfterSeconds } = error.provider
  if (error.code === 'too-many-attempts')
    return { kind: 'not-deleted', message: signInErrors['too-many-attempts'].message, retryAfterSeconds }
  if (error.kind === 'refused') return { kind: 'not-deleted', message: 'The password is incorrect', field: 'password' }
  return { kind: 'not-deleted', message: connectionErrorMessage(error) ?? passwordChangeErrors.unexpected.message }
}

function stored(failure: ApiFailure, withoutPassword: boolean): DeletionOutcome {
  const trouble = connectionErrorMessage(failure)
  if (trouble !== undefined) return { kind: 'not-deleted', message: trouble }
  if (failure.kind !== 'http') return { kind: 'not-deleted', message: profileSaveErrors['timed-out'].message }
  const { status, code, message, retryAfterSeconds } = failure
  if (status === 401)
    return { kind: 'not-deleted', message: profileSaveErrors['session-expired'].message, expired: true }
  if (code === 'reauthentication_needed' && withoutPassword) {
    return {
      kind: 'not-deleted',
      message:
        'Please sign in again with Google first. Then come back here: you have ten minutes to delete your account.',
    }
  }
  const words = status >= 500 || message === '' ? profileSaveErrors['server-error'].message : message
  return { kind: 'not-deleted', message: `Your account was not deleted. ${words}`, retryAfterSeconds }
}

function gotNoAnswer({ kind }: ApiFailure): boolean {
  return kind === 'network' || kind === 'timeout'
}

/** The request may have succeeded even if its response was lost: a deleted account's session is rejected everywhere. */
async function isGone(email: string, { users }: DeletionServices['api']): Promise<boolean> {
  const found = await users.find(email)
  return !found.ok && found.error.kind === 'http' && found.error.status === 401
}
