import { fail, succeed, type Result } from '@dst/domain/result'
import { AuthClient } from '@supabase/supabase-js'
import type { AuthFailure } from '../auth-failure.ts'
import { sessionKey } from '../storage/session-key.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import type { LinkVerifiers } from './link-verifiers.ts'
import { patientFetch } from './patient-fetch.ts'

/** The service's own client. */
export type ProviderClient = InstanceType<typeof AuthClient>

/** Where the service is and how to reach it. */
export interface ProviderOptions {
  url: string
  anonKey: string
  flow?: 'pkce' | undefined
  fetch?: typeof fetch
}

/**
 * The service's client for this browser's session; links are parsed by our own pages. Only the auth client of
 * supabase-js is used (the same one that its `createClient` makes), which keeps the database, realtime and storage
 * clients out of the bundle.
 */
export function createProviderClient(options: ProviderOptions, storage: SessionStorage): ProviderClient {
  return new AuthClient({
    ...requestOptions(options),
    storage,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: options.flow ?? 'implicit',
    // Two links can be pending at once, such as one for a sign-up and one for a forgotten password: each names its
    // verifier.
    experimental: { recoveryCodes: true, appendPkceFlowIdToRedirects: options.flow === 'pkce' },
  })
}

/** A separate client that exchanges link codes with this browser's verifiers and stores no session. */
export function createLinkClient(options: ProviderOptions, verifiers: LinkVerifiers): ProviderClient {
  return new AuthClient({
    ...requestOptions(options),
    storage: verifiers.store,
    storageKey: verifiers.storageKey,
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'pkce',
  })
}

/**
 * A separate client that stores nothing, for checking a password. It sends the token of `session` along, so that the
 * service can tell a user who re-enters their password from a new sign-in.
 */
export function createTransientClient(
  options: ProviderOptions,
  session: Pick<ProviderClient, 'getSession'>,
): ProviderClient {
  const connection = requestOptions(options)
  return new AuthClient({
    ...connection,
    fetch: async (input, init) => {
      if (!isPasswordSignIn(input)) return connection.fetch(input, init)
      const { data } = await session.getSession()
      const headers = new Headers(init?.headers)
      if (data.session !== null) headers.set('Authorization', `Bearer ${data.session.access_token}`)
      return connection.fetch(input, { ...init, headers })
    },
    storageKey: `${sessionKey}-check`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
  })
}

/** The service settings that matter here. */
export interface ServiceSettings {
  google: boolean
  passkeys: boolean
}

/**
 * Fetches what the service supports: before the browser leaves the site for Google, since a service without it shows
 * the visitor raw JSON, and before a passkey is offered.
 */
export async function readSettings(options: ProviderOptions): Promise<Result<ServiceSettings, AuthFailure>> {
  const { url, headers, fetch: send } = requestOptions(options)
  try {
    const answer = await send(`${url}/settings`, { headers })
    if (answer.status >= 500) return fail({ kind: 'unavailable', provider: { message: '', status: answer.status } })
    const settings = (await answer.json()) as { external?: { google?: unknown }; passkeys_enabled?: unknown }
    return succeed({
      google: answer.ok && settings.external?.google === true,
      passkeys: answer.ok && settings.passkeys_enabled === true,
    })
  } catch (error) {
    return fail({ kind: 'unavailable', provider: { message: String(error) } })
  }
}

function isPasswordSignIn(input: string | URL | Request): boolean {
  return /[?&]grant_type=password(?:&|$)/.test(input instanceof Request ? input.url : String(input))
}

/** Where requests go, and what each of them carries. */
export function requestOptions({ url, anonKey, fetch }: ProviderOptions) {
  return {
    url: `${url.replace(/\/+$/, '')}/auth/v1`,
    // Spelled as the client itself does: it replaces this one header with the session's token.
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}`, ...timeZoneFor(url) },
    fetch: patientFetch(fetch),
  }
}

/**
 * The browser's time zone, for the service's notices to account owners; only for a service on the site's own origin:
 * one elsewhere would have to allow the header.
 */
function timeZoneFor(url: string): { 'X-Time-Zone'?: string } {
  if (typeof location === 'undefined' || !URL.canParse(url) || new URL(url).origin !== location.origin) return {}
  return { 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone }
}
