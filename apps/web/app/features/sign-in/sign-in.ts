import type { ApiClient } from '@dst/api-client'
import type { AuthClient, SignInInput } from '@dst/auth'
import { signInErrorAfterLookup, signInErrors } from '@dst/domain/errors'
import { serviceErrorMessage } from '~/services/connection-error.ts'

/** The outcome of a sign-in. */
export type SignInOutcome =
  | { kind: 'signed-in' }
  /** The password is correct, but the user isn't signed in until the second factor is verified. */
  | { kind: 'second-factor' }
  /** The lookup found no account with this address: continue on the sign-up page. */
  | { kind: 'no-account'; email: string; message: string }
  /** `mayUseGoogle` if the account, which exists or may exist, may have no password. */
  | { kind: 'failed'; message: string; retryAfterSeconds?: number | undefined; mayUseGoogle?: boolean }

/** The services that a sign-in calls. */
export interface SignInServices {
  auth: Pick<AuthClient, 'signIn'>
  api: { users: Pick<ApiClient['users'], 'accountExists'> }
}

/** Signs in with email and password; after wrong credentials it checks whether the account exists. */
export async function signIn(entry: SignInInput, { auth, api }: SignInServices): Promise<SignInOutcome> {
  const email = entry.email.trim()
  const outcome = await auth.signIn({ ...entry, email })
  if (outcome.ok) return { kind: outcome.value.owesSecondFactor ? 'second-factor' : 'signed-in' }
  const { code, provider } = outcome.error
  if (code !== 'incorrect-password') {
    return {
      kind: 'failed',
      message: serviceErrorMessage(outcome.error) ?? signInErrors[code].message,
      retryAfterSeconds: provider.retryAfterSeconds,
    }
  }

  const decided = signInErrorAfterLookup(await lookUp(email, api))
  const { message } = signInErrors[decided]
  return decided === 'no-account'
    ? { kind: 'no-account', email, message }
    : { kind: 'failed', message, mayUseGoogle: true }
}

/** The HTTP status of the account lookup; undefined if there was no response. */
async function lookUp(email: string, api: SignInServices['api']): Promise<number | undefined> {
  const exists = await api.users.accountExists(email)
  if (exists.ok) return exists.value ? 200 : 404
  return exists.error.kind === 'http' ? exists.error.status : undefined
}
