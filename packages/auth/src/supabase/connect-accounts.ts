import { succeed } from '@dst/domain/result'
import type { AuthChangeEvent } from '@supabase/supabase-js'
import type { AuthClient } from '../auth-client.ts'
import type { SessionEvent } from '../session.ts'
import type { SessionChanges } from '../session-changes.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import { accountCalls } from './account-calls.ts'
import { exchangeCode } from './exchange-code.ts'
import { exchangeLinkCode } from './exchange-link-code.ts'
import { createLinkVerifiers } from './link-verifiers.ts'
import { passkeyCalls } from './passkey-calls.ts'
import {
  createLinkClient,
  createPassingClient,
  createProviderClient,
  readSettings,
  type ProviderClient,
  type ProviderOptions,
  type ServiceSettings,
} from './provider-client.ts'
import { sessionCalls } from './session-calls.ts'
import { signUpCalls } from './sign-up-calls.ts'
import { siteLinks } from './site-links.ts'
import { twoFactorCalls } from './two-factor-calls.ts'

/** The calls that need the service's own client. */
export type Accounts = Omit<AuthClient, 'hasStoredSession' | 'pendingUser' | 'onSessionChange' | 'prepare'>

export interface ConnectAccountsOptions {
  connection: ProviderOptions
  redirectTo: string | (() => string)
  storage: SessionStorage
  changes: SessionChanges
}

const eventNames = {
  INITIAL_SESSION: 'initial_session',
  SIGNED_IN: 'signed_in',
  SIGNED_OUT: 'signed_out',
  TOKEN_REFRESHED: 'token_refreshed',
  USER_UPDATED: 'user_updated',
  PASSWORD_RECOVERY: 'password_recovery',
  MFA_CHALLENGE_VERIFIED: 'mfa_challenge_verified',
} as const satisfies Record<AuthChangeEvent, SessionEvent>

/**
 * Starts the service's client on the stored session. This module is the only entry point to supabase-js: import it
 * dynamically, so that a page without a session does not ship it.
 */
export function connectAccounts({ connection, redirectTo, storage, changes }: ConnectAccountsOptions): Accounts {
  const links = siteLinks(redirectTo)
  const provider = createProviderClient(connection, storage)
  provider.onAuthStateChange((event) => changes.report(eventNames[event]))
  let passing: ProviderClient | undefined
  // Shared by all checks: the service's client warns about a second instance with the same key.
  const passingClient = () => (passing ??= createPassingClient(connection, provider))
  const verifiers = createLinkVerifiers(storage)
  let link: ProviderClient | undefined
  const linkClient = () => (link ??= createLinkClient(connection, verifiers))
  const offers = async (what: keyof ServiceSettings) => {
    const settings = await readSettings(connection)
    return settings.ok ? succeed(settings.value[what]) : settings
  }
  return {
    ...signUpCalls(provider, links),
    ...sessionCalls({ provider, passingClient, googleIsOn: () => offers('google'), links, storage, changes }),
    ...accountCalls(provider, links),
    exchangeLinkCode: exchangeLinkCode(linkClient, verifiers),
    exchangeCode: exchangeCode(passingClient),
    twoFactor: twoFactorCalls(provider),
    passkeys: passkeyCalls({ provider, storage, serviceTakesThem: () => offers('passkeys') }),
  }
}
