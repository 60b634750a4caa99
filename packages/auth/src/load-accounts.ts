import { fail, type Result } from '@dst/domain/result'
import type { AuthFailure } from './auth-failure.ts'
import type { SessionChanges } from './session-changes.ts'
import type { SessionStores } from './storage/browser-stores.ts'
import type { SessionStorage } from './storage/session-storage.ts'
import type { Accounts } from './supabase/connect-accounts.ts'

/** Location of the authentication service. */
export interface Connection {
  /** Project URL; `/auth/v1` is appended. */
  url: string
  /** The publishable key, sent with every request. */
  anonKey: string
  /**
   * `pkce`: emailed links carry a code that only the browser that requested the email can exchange. Default: they carry
   * tokens and work in any browser.
   */
  flow?: 'pkce' | undefined
}

/** What a client needs to know besides the service: the site it runs on. */
export interface SiteOptions {
  /** The site's own origin, to which links and Google redirect back, for example `https://example.com`. */
  redirectTo: string | (() => string)
  /** Where sessions are kept; defaults to the browser's own. */
  storage?: SessionStores
  /** Sends each request; defaults to the global `fetch`. */
  fetch?: typeof fetch
}

/**
 * The connection itself, or a function that resolves it at the first call that needs it (for a site configured at run
 * time).
 */
export type AuthClientOptions = SiteOptions &
  (
    | Connection
    | {
        /** Resolves where the service is, at the first call that needs it; asked again after a rejection. */
        connection: () => Promise<Connection>
      }
  )

/** Returns the calls that need the service's own client. */
export type LoadAccounts = () => Promise<Accounts>

/**
 * Loads the service's own client once, at the first call; a failed attempt is not cached, so the next call tries again.
 */
export function accountsLoader(
  options: AuthClientOptions,
  storage: SessionStorage,
  changes: () => SessionChanges,
): LoadAccounts {
  let loading: Promise<Accounts> | undefined
  const start: LoadAccounts = async () => {
    const [{ connectAccounts }, { url, anonKey, flow }] = await Promise.all([
      import('./supabase/connect-accounts.ts'),
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

/** Makes a call, or returns an `unavailable` failure when the calls cannot be loaded. */
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

/** The failure of a call whose failures have no code of their own. */
export const unavailable = (failure: AuthFailure): AuthFailure => failure

/** The calls, or undefined when they cannot be loaded. */
export async function attempt(load: LoadAccounts): Promise<Accounts | undefined> {
  try {
    return await load()
  } catch {
    return undefined
  }
}
