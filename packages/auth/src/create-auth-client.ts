import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthClient } from './auth-client'
import type { AuthFailure } from './auth-failure'
import { createSessionChanges, type SessionChanges } from './session-changes'
import { browserStores, type SessionStores } from './storage/browser-stores'
import { createSessionStorage, type SessionStorage } from './storage/session-storage'
import { parseStoredSession } from './stored-session'
import type { Accounts } from './supabase/connect-accounts'

/** Where the authentication service is. */
export interface Connection {
  /** Project URL; `/auth/v1` is appended. */
  url: string
  anonKey: string
}

interface SiteOptions {
  /** The site's own address, to which links and Google return, for example `https://example.com`. */
  redirectTo: string | (() => string)
  /** Default the browser's own. */
  storage?: SessionStores
  fetch?: typeof fetch
}

/** The connection itself, or a function that finds it out at the first call that needs it (a site configured at run time). */
export type AuthClientOptions = SiteOptions & (Connection | { connection: () => Promise<Connection> })

/**
 * Accounts and the session of this browser. The service's own client is loaded at the first call
 * that needs it, so creating one costs nothing and is safe on a server; without a stored session
 * `session`, `accessToken`, `user` and `signOut` answer without loading it.
 */
export function createAuthClient(options: AuthClientOptions): AuthClient {
  const storage = createSessionStorage(options.storage ?? browserStores())
  const load = loaderOf(options, storage, () => changes)
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
    onSessionChange: changes.subscribe,
  }
}

type Load = () => Promise<Accounts>

/** Loads once; a failed attempt is forgotten, so that the next call tries again. */
function loaderOf(options: AuthClientOptions, storage: SessionStorage, changes: () => SessionChanges): Load {
  let loading: Promise<Accounts> | undefined
  const start: Load = async () => {
    const [{ connectAccounts }, { url, anonKey }] = await Promise.all([
      import('./supabase/connect-accounts'),
      'connection' in options ? options.connection() : options,
    ])
    const connection = { url, anonKey, ...(options.fetch === undefined ? {} : { fetch: options.fetch }) }
    return connectAccounts({ connection, redirectTo: options.redirectTo, storage, changes: changes() })
  }
  return () => {
    loading ??= start().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

function sessionReader(storage: SessionStorage, load: Load): AuthClient['session'] {
  return async () => {
    const stored = parseStoredSession(storage.read())
    if (stored === null) {
      storage.clear()
      return null
    }
    // A refresh without a network is retried for many seconds; the page must not wait for it.
    if (globalThis.navigator?.onLine === false) return stored
    const accounts = await attempt(load)
    return accounts === undefined ? stored : accounts.session()
  }
}

/** Calls that answer by themselves while nobody is signed in. */
type SessionCalls = Pick<AuthClient, 'accessToken' | 'user' | 'signOut'>

function callsOfSession(storage: SessionStorage, load: Load, changes: () => SessionChanges): SessionCalls {
  const isSignedOut = (): boolean => storage.read() === null
  return {
    async accessToken() {
      if (isSignedOut()) return undefined
      return (await attempt(load))?.accessToken()
    },
    async user() {
      if (isSignedOut()) return fail({ kind: 'no_session', provider: { message: 'Auth session missing!' } })
      return through(load, (accounts) => accounts.user(), unavailable)
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

function lazyCalls(load: Load): LazyCalls {
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

async function through<T, F>(
  load: Load,
  call: (accounts: Accounts) => Promise<Result<T, F>>,
  otherwise: (failure: AuthFailure) => F,
): Promise<Result<T, F>> {
  let accounts: Accounts
  try {
    accounts = await load()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return fail(otherwise({ kind: 'unavailable', provider: { message } }))
  }
  return call(accounts)
}

const unavailable = (failure: AuthFailure): AuthFailure => failure

async function attempt(load: Load): Promise<Accounts | undefined> {
  try {
    return await load()
  } catch {
    return undefined
  }
}
