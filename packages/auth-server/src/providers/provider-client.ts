import {
  allowInsecureRequests,
  calculatePKCECodeChallenge,
  buildAuthorizationUrl,
  type Configuration,
} from 'openid-client'
import { isLoopback } from '../redirects/redirect-target.ts'
import type { AuthorizationRequest } from './provider.ts'

/** This server's client registration at a provider. */
export interface ProviderCredentials {
  /** As issued by the provider. */
  clientId: string
  /** As issued by the provider; stays on the server. */
  clientSecret: string
  /** Redirect URI, if it is a different URL that leads to this server's `callback`. */
  redirectUri?: string | undefined
}

/**
 * Options that allow plain HTTP for a provider on this machine. Throws if the URL is neither local nor HTTPS, which is
 * a mistake of the host.
 */
export function transportOf(address: string): ((configuration: Configuration) => void)[] {
  const url = new URL(address)
  if (url.protocol === 'https:') return []
  if (!isLoopback(url.hostname)) throw new Error('A provider must be reached by https, unless it is on this machine')
  return [allowInsecureRequests]
}

/** The URL that starts a sign-in at a provider; parameters from the application never override this server's own. */
export async function authorizationUrlOf(
  configuration: Configuration,
  baseScopes: readonly string[],
  { redirectUri, state, nonce, verifier, scopes, parameters }: AuthorizationRequest,
): Promise<URL> {
  return buildAuthorizationUrl(configuration, {
    ...parameters,
    redirect_uri: redirectUri,
    scope: [...new Set([...baseScopes, ...scopes])].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
}
