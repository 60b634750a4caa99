import type { AuthUser } from '../session.ts'
import { fakeAuthenticator } from './fake-authenticator.ts'

/** An account of the fake. */
export interface FakeAccount {
  /** Null once it has been dropped. */
  password: string | null
  user: AuthUser
}

/** How a test describes an existing account. */
export interface FakeAccountInput {
  email: string
  password?: string
  firstName?: string
  lastName?: string
  /** Default `email`. */
  provider?: string
  /** Default true. */
  confirmed?: boolean
  /** Whether an authenticator app is set up. Default false. */
  secondFactor?: boolean
  userMetadata?: Record<string, unknown>
}

const confirmedAt = '2026-01-02T03:04:05.678Z'
let made = 0

/** Creates an account of the fake; its user id is an incrementing UUID. */
export function fakeAccount(input: FakeAccountInput): FakeAccount {
  made += 1
  const { firstName = '', lastName = '', provider = 'email', confirmed = true } = input
  const email = input.email.trim().toLowerCase()
  const user: AuthUser = {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    email,
    emailConfirmedAt: confirmed ? confirmedAt : null,
    emailVerified: confirmed,
    newEmail: null,
    provider,
    firstName,
    lastName,
    userMetadata: { email, firstName, lastName, ...input.userMetadata },
    appMetadata: { provider, providers: [provider] },
    identities: [{ id: `identity-${made}`, provider }],
    factors: input.secondFactor === true ? [fakeAuthenticator('verified')] : [],
  }
  return { password: input.password ?? 'Secret-123', user }
}

/** Confirms the account's address. */
export function confirmAccount(account: FakeAccount): void {
  account.user = { ...account.user, emailConfirmedAt: confirmedAt, emailVerified: true }
}

/** Drops the account's password, as a sign-up with another one does before the address is confirmed. */
export function dropPassword(account: FakeAccount): void {
  account.password = null
  account.user = { ...account.user, appMetadata: { ...account.user.appMetadata, password_dropped: true } }
}

/** Sets the account's password. */
export function givePassword(account: FakeAccount, password: string): void {
  const { password_dropped: _, ...appMetadata } = account.user.appMetadata
  account.password = password
  account.user = { ...account.user, appMetadata }
}
