import type { AuthClient } from '@dst/auth'
import { errorMessage, signUpErrors, weakPasswordErrors } from '@dst/domain/errors'
import type { SignUpEntry } from '@dst/domain/validation'
import { serviceErrorMessage } from '~/services/connection-error.ts'
import type { RegistrationData } from '~/services/hand-over.ts'

/** The outcome of a valid sign-up. */
export type RegistrationOutcome =
  /** `signedIn` if the auth service confirms addresses automatically: there is no email to wait for. */
  | { kind: 'registered'; data: RegistrationData; signedIn: boolean }
  | { kind: 'account-exists'; email: string; message: string }
  /** `unexpected` if something threw: the page then scrolls to the top. `field`: the one that has to be corrected. */
  | {
      kind: 'failed'
      message: string
      unexpected: boolean
      field: 'password' | undefined
      retryAfterSeconds?: number | undefined
    }

/**
 * Registers an account with the auth service, from a valid entry.
 * @param options.agreedTerms identifies the text that was agreed to
 * @param options.now used to name the account if the address has nothing before its at sign
 */
export async function register(
  entry: SignUpEntry,
  auth: Pick<AuthClient, 'signUp'>,
  { agreedTerms, now = Date.now }: { agreedTerms?: string | undefined; now?: () => number } = {},
): Promise<RegistrationOutcome> {
  const data = registrationData(entry, now)
  const { email, firstName, lastName, username } = data
  const outcome = await auth.signUp({ email, firstName, lastName, username, password: entry.password, agreedTerms })
  if (outcome.ok) return { kind: 'registered', data, signedIn: outcome.value.session !== null }
  const { code, provider } = outcome.error
  if (code === 'account-exists') return { kind: 'account-exists', email, message: signUpErrors[code].message }
  const message = serviceErrorMessage(outcome.error) ?? errorMessage(signUpErrors[code], provider)
  return {
    kind: 'failed',
    message,
    unexpected: code === 'unexpected',
    field: code in weakPasswordErrors ? 'password' : undefined,
    retryAfterSeconds: provider.retryAfterSeconds,
  }
}

function registrationData(entry: SignUpEntry, now: () => number): RegistrationData {
  const email = entry.email.trim()
  return {
    email,
    firstName: entry.firstName.trim(),
    lastName: entry.lastName.trim(),
    dateOfBirth: '',
    phoneNumber: '',
    username: email.split('@')[0] || `user_${now()}`,
  }
}
