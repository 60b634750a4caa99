import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from './auth-client'
import type { AuthFailure } from './auth-failure'
import { createSessionChanges, type SessionChanges } from './session-changes'
import { callPatience, sessionPatience, within } from './patience'
import { accountsLoader, attempt, through, type AuthClientOptions, type LoadAccounts } from './load-accounts'
import { browserStores } from './storage/browser-stores'
import { createSessionStorage, type SessionStorage } from './storage/session-storage'
import { parseStoredSession } from './stored-session'
import type { Accounts } from './supabase/connect-accounts'

/**
 * Accounts and the session of this browser. The service's own client is loaded at the first call
 * that needs it, so creating one costs nothing and is safe on a server; without a stored session
 * `session`, `accessToken`, `user` and `signOut` answer without loading it.
 */
export function createAuthClient(options: AuthClientOptions): AuthClient {
  const storage = createSessionStorage(options.storage ?? browserStores())
  const load = accountsLoader(options, storage, () => changes)
  const session = sessionReader(storage, load)
  const changes: SessionChanges = createSessionChanges({
    storage,
    initial: session,
    onSignInElsewhere: () => void attempt(load),
  })
  return {
    ...lazyCalls(load),
    ...callsOfSession(storage, load, () => changes),
    session,
    hasStoredSession: () => storage.read() !== null,
    prepare: () => void attempt(load),
    onSessionChange: changes.subscribe,
  }
}

function sessionReader(storage: SessionStorage, load: LoadAccounts): AuthClient['session'] {
  return async () => {
    const stored = parseStoredSession(storage.read())
    if (stored === null) {
      storage.clear()
      return null
    }
    // A refresh is retried for many seconds while the network or the service is away; the page must not wait for it.
    if (globalThis.navigator?.onLine === false) return stored
    const asked = attempt(load).then((accounts) => (accounts === undefined ? stored : accounts.session()))
    return within(sessionPatience, asked, () => parseStoredSession(storage.read()))
  }
}

/** Calls that answer by themselves while nobody is signed in. */
type SessionCalls = Pick<AuthClient, 'accessToken' | 'user' | 'signOut'>

function callsOfSession(storage: SessionStorage, load: LoadAccounts, changes: () => SessionChanges): SessionCalls {
  const isSignedOut = (): boolean => storage.read() === null
  return {
    async accessToken() {
      if (isSignedOut()) return undefined
      return within(callPatience, attempt(load).then((accounts) => accounts?.accessToken()), () => undefined)
    },
    async user() {
      if (isSignedOut()) return fail({ kind: 'no_session', provider: { message: 'Auth session missing!' } })
      return within(callPatience, through(load, (accounts) => accounts.user(), unavailable), () => fail(noAnswer))
    },
    async signOut(scope) {
      if (isSignedOut()) return succeed(undefined)
      return through(load, (accounts) => accounts.signOut(scope), (failure) => {
        if (scope !== 'others') {
          storage.clear()
          changes().report('signed_out')
        }
        return failure
      })
    },
  }
}

type LazyCalls = Omit<Accounts, 'session' | 'accessToken' | 'user' | 'signOut'>

function lazyCalls(load: LoadAccounts): LazyCalls {
  const coded = <Code extends string>(code: Code) => (failure: AuthFailure) => ({ ...unavailable(failure), code })
  return {
    signUp: (input) => through(load, (a) => a.signUp(input), coded('unexpected')),
    signIn: (input) => through(load, (a) => a.signIn(input), coded('unexpected')),
    signInWithGoogle: (context) => through(load, (a) => a.signInWithGoogle(context), coded('google-failed')),
    resendVerification: (email) => through(load, (a) => a.resendVerification(email), unavailable),
    requestPasswordReset: (email) => through(load, (a) => a.requestPasswordReset(email), coded('failed')),
    updatePassword: (password) => through(load, (a) => a.updatePassword(password), coded('unexpected')),
    updateEmail: (email) => through(load, (a) => a.updateEmail(email), unavailable),
    verifyPassword: (input) => through(load, (a) => a.verifyPassword(input), coded('unexpected')),
    setSessionFromTokens: (tokens) => through(load, (a) => a.setSessionFromTokens(tokens), coded('unexpected')),
    exchangeCode: (code) => through(load, (a) => a.exchangeCode(code), coded('failed')),
    completeSignUp: (input) => through(load, (a) => a.completeSignUp(input), coded('unexpected')),
    emailExists: async (email) => (await attempt(load))?.emailExists(email) ?? false,
    twoFactor: {
      isPending: () => through(load, (a) => a.twoFactor.isPending(), unavailable),
      enroll: (name) => through(load, (a) => a.twoFactor.enroll(name), unavailable),
      verify: (input) => through(load, (a) => a.twoFactor.verify(input), unavailable),
      remove: (factorId) => through(load, (a) => a.twoFactor.remove(factorId), unavailable),
    },
  }
}

const unavailable = (failure: AuthFailure): AuthFailure => failure
const noAnswer: AuthFailure = { kind: 'unavailable', provider: { message: 'No answer in time', status: 0 } }
