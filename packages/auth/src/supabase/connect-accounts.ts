import { succeed } from '@dst/domain/result'
import type { AuthChangeEvent } from '@supabase/supabase-js'
import type { AuthClient } from '../auth-client'
import type { SessionEvent } from '../session'
import type { SessionChanges } from '../session-changes'
import type { SessionStorage } from '../storage/session-storage'
import { accountCalls } from './account-calls'
import { exchangeCode } from './exchange-code'
import { exchangeLinkCode } from './exchange-link-code'
import { createLinkVerifiers } from './link-verifiers'
import { passkeyCalls } from './passkey-calls'
import {
  createLinkClient,
  createPassingClient,
  createProviderClient,
  readSettings,
  type ProviderClient,
  type ProviderOptions,
  type ServiceSettings,
} from './provider-client'
import { sessionCalls } from './session-calls'
import { signUpCalls } from './sign-up-calls'
import { siteLinks } from './site-links'
import { twoFactorCalls } from './two-factor-calls'

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
 * Starts the service's client on the stored session. This module is the only door to supabase-js:
 * import it dynamically, so that a page without a session does not ship it.
 */
export function connectAccounts({ connection, redirectTo, storage, changes }: ConnectAccountsOptions): Accounts {
  const links = siteLinks(redirectTo)
  const provider = createProviderClient(connection, storage)
  provider.onAuthStateChange((event) => changes.report(eventNames[event]))
  let passing: ProviderClient | undefined
  // One for all checks: the service's client warns about a second one under the same key.
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
