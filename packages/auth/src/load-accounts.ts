import { fail, type Result } from '@dst/domain/result'
import type { AuthFailure } from './auth-failure'
import type { SessionChanges } from './session-changes'
import type { SessionStores } from './storage/browser-stores'
import type { SessionStorage } from './storage/session-storage'
import type { Accounts } from './supabase/connect-accounts'

/** Where the authentication service is. */
export interface Connection {
  /** Project URL; `/auth/v1` is appended. */
  url: string
  anonKey: string
  /**
   * `pkce`: links of mails bring a code that only the browser which asked for the mail can exchange. Default: they bring
   * tokens, and work in any browser.
   */
  flow?: 'pkce' | undefined
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

/** Gives the calls that need the service's own client. */
export type LoadAccounts = () => Promise<Accounts>

/** Loads the service's own client once, at the first call; a failed attempt is forgotten, so that the next call tries again. */
export function accountsLoader(
  options: AuthClientOptions,
  storage: SessionStorage,
  changes: () => SessionChanges,
): LoadAccounts {
  let loading: Promise<Accounts> | undefined
  const start: LoadAccounts = async () => {
    const [{ connectAccounts }, { url, anonKey, flow }] = await Promise.all([
      import('./supabase/connect-accounts'),
      'connection' in options ? options.connection() : options,
    ])
    const connection = { url, anonKey, flow, ...(options.fetch === undefined ? {} : { fetch: options.fetch }) }
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

/** Makes a call, or gives the failure of an unavailable service when the calls cannot be loaded. */
export async function through<T, F>(
  load: LoadAccounts,
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

/** The failure of a call whose failures carry no code of their own. */
export const unavailable = (failure: AuthFailure): AuthFailure => failure

/** The calls, or undefined when they cannot be loaded. */
export async function attempt(load: LoadAccounts): Promise<Accounts | undefined> {
  try {
    return await load()
  } catch {
    return undefined
  }
}
