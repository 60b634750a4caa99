import type { AuthClient } from './auth-client.ts'
import { serviceLoader, type AuthClientOptions } from './load-service.ts'
import { owesSecondFactor } from './second-factor.ts'
import { createSessionChanges, type SessionChanges } from './session-changes.ts'
import { browserStores } from './storage/browser-stores.ts'
import { createSessionStorage } from './storage/session-storage.ts'
import { accountCalls } from './supabase/account-calls.ts'
import { loadedService } from './supabase/ask.ts'
import { currentSession } from './supabase/current-session.ts'
import { exchangeCode } from './supabase/exchange-code.ts'
import { exchangeLinkCode } from './supabase/exchange-link-code.ts'
import { createLinkVerifiers } from './supabase/link-verifiers.ts'
import { passkeyCalls } from './supabase/passkey-calls.ts'
import { proofCalls } from './supabase/proof-calls.ts'
import { redeemMailLink } from './supabase/redeem-mail-link.ts'
import { sessionCalls } from './supabase/session-calls.ts'
import { signUpCalls } from './supabase/sign-up-calls.ts'
import { siteLinks } from './supabase/site-links.ts'
import { twoFactorCalls } from './supabase/two-factor-calls.ts'

/**
 * Accounts and the session of this browser. The service's own client is loaded at the first call that needs it, so
 * creating one costs nothing and is safe on a server; without a stored session `session`, `accessToken`, `user` and
 * `signOut` return without loading it. A call whose client can't be loaded fails as `unavailable`.
 */
export function createAuthClient(options: AuthClientOptions): AuthClient {
  const storage = createSessionStorage(options.storage ?? browserStores())
  const verifiers = createLinkVerifiers(storage)
  const load = serviceLoader(options, { storage, verifiers, changes: () => changes })
  const links = siteLinks(options.redirectTo)
  const prepare = () => void loadedService(load)
  const current = currentSession(load, storage)
  const changes: SessionChanges = createSessionChanges({ storage, initial: current, onSignInElsewhere: prepare })
  return {
    ...signUpCalls(load, links),
    ...sessionCalls({ load, links, storage, changes }),
    ...accountCalls(load, { links, storage }),
    exchangeLinkCode: exchangeLinkCode(load, verifiers),
    exchangeCode: exchangeCode(load),
    redeemMailLink: redeemMailLink(load),
    ...proofCalls(load),
    twoFactor: twoFactorCalls(load),
    passkeys: passkeyCalls({ load, storage }),
    async session() {
      const session = await current()
      return session !== null && owesSecondFactor(session) ? null : session
    },
    async pendingUser() {
      const session = await current()
      return session !== null && owesSecondFactor(session) ? session.user : null
    },
    hasStoredSession: () => storage.read() !== null,
    prepare,
    onSessionChange: changes.subscribe,
  }
}
