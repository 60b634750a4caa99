import {
  allowInsecureRequests,
  calculatePKCECodeChallenge,
  buildAuthorizationUrl,
  type Configuration,
} from 'openid-client'
import { isLoopback } from '../redirects/redirect-target'
import type { AuthorizationRequest } from './provider'

/** How this server is known to a provider. */
export interface ProviderCredentials {
  clientId: string
  clientSecret: string
  /** Where it sends browsers back to, when that is another address that leads to `callback` of this server. */
  redirectUri?: string | undefined
}

/**
 * What a client of a provider at this address has to allow: plain HTTP, only on this machine. Throws when the address
 * is neither on this machine nor encrypted, which is a mistake of the host.
 */
export function transportOf(address: string): ((configuration: Configuration) => void)[] {
  const url = new URL(address)
  if (url.protocol === 'https:') return []
  if (!isLoopback(url.hostname)) throw new Error('A provider must be reached by https, unless it is on this machine')
  return [allowInsecureRequests]
}

/** The address that starts a sign-in at a provider; what the application adds never replaces what this server sends. */
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
