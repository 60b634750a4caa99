import { fail, succeed, type Result } from '@dst/domain/result'
import { AuthClient } from '@supabase/supabase-js'
import type { AuthFailure } from '../auth-failure'
import { sessionKey } from '../storage/session-key'
import type { SessionStorage } from '../storage/session-storage'
import type { LinkVerifiers } from './link-verifiers'
import { patientFetch } from './patient-fetch'

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
 * The service's client for this browser's session; links are read by our own pages.
 * Only the account part of supabase-js is taken (the same one that its `createClient` makes), which
 * leaves the database, realtime and file parts out of the bundle.
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
    // Two links may wait at once, such as that of a sign-up and that of a forgotten password: each names its verifier.
    experimental: { recoveryCodes: true, appendPkceFlowIdToRedirects: options.flow === 'pkce' },
  })
}

/** A client beside the session that exchanges codes of links with the verifiers of this browser, and keeps no session. */
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
 * A client beside the session, that keeps nothing: for checking a password. It checks one with the token of `session`, so
 * that the service need not take the owner who shows their password again for somebody who signs in.
 */
export function createPassingClient(
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

/** What the service offers, as far as it matters here. */
export interface ServiceSettings {
  google: boolean
  passkeys: boolean
}

/**
 * Asks what the service offers. Before the browser leaves the site for Google, since a service without it answers the
 * visitor with a page of JSON; and before anybody is offered a passkey.
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

function requestOptions({ url, anonKey, fetch }: ProviderOptions) {
  return {
    url: `${url.replace(/\/+$/, '')}/auth/v1`,
    // Spelt as the client itself does: it replaces this one header by the session's token.
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    fetch: patientFetch(fetch),
  }
}
