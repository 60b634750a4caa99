import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from './auth-client.ts'
import type { AuthFailure } from './auth-failure.ts'
import { createSessionChanges, type SessionChanges } from './session-changes.ts'
import { lazyCalls } from './lazy-calls.ts'
import {
  accountsLoader,
  attempt,
  through,
  unavailable,
  type AuthClientOptions,
  type LoadAccounts,
} from './load-accounts.ts'
import { callPatience, sessionPatience, within } from './patience.ts'
import { owesSecondFactor } from './second-factor.ts'
import type { AuthUser, Session } from './session.ts'
import { browserStores } from './storage/browser-stores.ts'
import { createSessionStorage, type SessionStorage } from './storage/session-storage.ts'
import { parseStoredSession } from './stored-session.ts'

/**
 * Accounts and the session of this browser. The service's own client is loaded at the first call that needs it, so
 * creating one costs nothing and is safe on a server; without a stored session `session`, `accessToken`, `user` and
 * `signOut` return without loading it.
 */
export function createAuthClient(options: AuthClientOptions): AuthClient {
  const storage = createSessionStorage(options.storage ?? browserStores())
  const load = accountsLoader(options, storage, () => changes)
  const stored = storedSessionReader(storage, load)
  const changes: SessionChanges = createSessionChanges({
    storage,
    initial: stored,
    onSignInElsewhere: () => void attempt(load),
  })
  return {
    ...lazyCalls(load),
    ...callsOfSession(storage, load, () => changes),
    session: async () => unlessOwed(await stored()),
    pendingUser: async () => pendingUserOf(await stored()),
    hasStoredSession: () => storage.read() !== null,
    prepare: () => void attempt(load),
    onSessionChange: changes.subscribe,
  }
}

function unlessOwed(session: Session | null): Session | null {
  return session !== null && owesSecondFactor(session) ? null : session
}

function pendingUserOf(session: Session | null): AuthUser | null {
  return session !== null && owesSecondFactor(session) ? session.user : null
}

function storedSessionReader(storage: SessionStorage, load: LoadAccounts): AuthClient['session'] {
  return async () => {
    const stored = parseStoredSession(storage.read())
    if (stored === null) {
      storage.clear()
      return null
    }
    // A refresh is retried for many seconds while the network or the service is down; the page must not wait for it.
    if (globalThis.navigator?.onLine === false) return stored
    const asked = attempt(load).then((accounts) => (accounts === undefined ? stored : accounts.session()))
    return within(sessionPatience, asked, () => parseStoredSession(storage.read()))
  }
}

/** Calls that return without the service's client while nobody is signed in. */
type SessionCalls = Pick<AuthClient, 'accessToken' | 'user' | 'signOut'>

function callsOfSession(storage: SessionStorage, load: LoadAccounts, changes: () => SessionChanges): SessionCalls {
  const isSignedOut = (): boolean => storage.read() === null
  const isSignedIn = (): boolean => unlessOwed(parseStoredSession(storage.read())) !== null
  return {
    async accessToken() {
      if (!isSignedIn()) return undefined
      return within(
        callPatience,
        attempt(load).then((accounts) => accounts?.accessToken()),
        () => undefined,
      )
    },
    async user() {
      if (!isSignedIn()) return fail({ kind: 'no_session', provider: { message: 'Auth session missing!' } })
      return within(
        callPatience,
        through(load, (accounts) => accounts.user(), unavailable),
        () => fail(noAnswer),
      )
    },
    async signOut(scope) {
      if (isSignedOut()) return succeed(undefined)
      return through(
        load,
        (accounts) => accounts.signOut(scope),
        (failure) => {
          if (scope !== 'others') {
            storage.clear()
            changes().report('signed_out')
          }
          return failure
        },
      )
    },
  }
}

const noAnswer: AuthFailure = { kind: 'unavailable', provider: { message: 'No answer in time', status: 0 } }
