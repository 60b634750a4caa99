import type { SessionChanges } from './session-changes.ts'
import type { SessionStores } from './storage/browser-stores.ts'
import type { SessionStorage } from './storage/session-storage.ts'
import type { LinkVerifiers } from './supabase/link-verifiers.ts'
import type { LoadService, Service } from './supabase/loaded-service.ts'

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
  /**
   * Asks the user for a proof (`proof`) because the service requires one before a change to what signs in; resolves
   * with whether one was given. The refused call is then made again. Default: the call fails with the provider's code
   * `reauthentication_needed`.
   */
  onProofNeeded?: () => Promise<boolean>
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

/**
 * Loads the service's own client once, at the first call; a failed attempt is not cached, so the next call tries again.
 */
export function serviceLoader(
  options: AuthClientOptions,
  { storage, verifiers, changes }: { storage: SessionStorage; verifiers: LinkVerifiers; changes: () => SessionChanges },
): LoadService {
  let loading: Promise<Service> | undefined
  const start: LoadService = async () => {
    const [{ connectService }, { url, anonKey, flow }] = await Promise.all([
      import('./supabase/service.ts'),
      'connection' in options ? options.connection() : options,
    ])
    const connection = { url, anonKey, flow, ...(options.fetch === undefined ? {} : { fetch: options.fetch }) }
    const { onProofNeeded } = options
    return connectService({ connection, storage, verifiers, changes: changes(), onProofNeeded })
  }
  return () => {
    loading ??= start().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
