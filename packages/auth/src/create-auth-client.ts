import type { AuthClient } from './auth-client'
import type { SessionStores } from './storage/browser-stores'

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

export declare function createAuthClient(options: AuthClientOptions): AuthClient
