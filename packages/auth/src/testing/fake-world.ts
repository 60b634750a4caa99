import type { ProviderError } from '@dst/domain/errors'
import type { LinkTokens, MailLink } from '../auth-client.ts'
import type { AuthFailure } from '../auth-failure.ts'
import type { Passkey } from '../passkeys.ts'
import type { RemovalWait } from '../two-factor.ts'
import { fakeAccount, type FakeAccount, type FakeAccountInput } from './fake-accounts.ts'
import type { FakeSession } from './fake-session.ts'

/** An email that the fake would have sent. */
export interface FakeMail {
  to: string
  kind: 'signup' | 'recovery' | 'email_change' | 'reauthentication'
}

/** The service that a fake client talks to, and the session of its browser. */
export interface FakeWorld {
  accounts: Map<string, FakeAccount>
  links: Map<string, FakeAccount>
  linkCodes: Map<string, LinkTokens>
  mailLinks: Map<string, { type: MailLink['type']; account: FakeAccount; used: boolean }>
  mails: FakeMail[]
  session: FakeSession
  recoveryCodes: readonly string[]
  removal: RemovalWait | null
  passkeys: (Passkey & { owner: string })[]
  offline: boolean
}

/** The failure of every call while offline. */
export const unreachable: AuthFailure = { kind: 'unavailable', provider: { message: 'Failed to fetch', status: 0 } }
/** The failure of calls that need a session. */
export const signedOut: AuthFailure = {
  kind: 'no_session',
  provider: { message: 'Auth session missing!', status: 400 },
}

/** A refusal with the message of the real service. */
export function refused(message: string, status: number, code?: string): AuthFailure {
  const provider: ProviderError = { message, status, ...(code === undefined ? {} : { code }) }
  return { kind: 'refused', provider }
}

/** The account with this address, if there is one. */
export function find(world: FakeWorld, email: string): FakeAccount | undefined {
  return world.accounts.get(email.trim().toLowerCase())
}

/** Adds an account to the service. */
export function addAccount(world: FakeWorld, input: FakeAccountInput): FakeAccount {
  const account = fakeAccount(input)
  world.accounts.set(account.user.email, account)
  return account
}

/** Tokens that sign in to an account, as carried by an emailed link. */
export function linkTo(world: FakeWorld, account: FakeAccount): LinkTokens {
  const accessToken = `fake-link-${world.links.size + 1}`
  world.links.set(accessToken, account)
  return { accessToken, refreshToken: `${accessToken}-refresh` }
}
