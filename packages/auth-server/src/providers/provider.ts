import type { JsonObject } from '../database/tables.ts'
import type { Result } from '../failures/result.ts'
import type { ProviderTokens } from '../tokens/provider-tokens.ts'

/** A user's profile at a provider. */
export interface ProviderProfile {
  /** The provider's own user id, which stays the same when the address changes. */
  subject: string
  /** In lower case. */
  email: string | undefined
  /** Whether the provider has verified the address. */
  emailVerified: boolean
  /** The identity data stored by this server, in the format of the API contract. */
  data: JsonObject
}

/** Parameters of a redirect to a provider. */
export interface AuthorizationRequest {
  redirectUri: string
  state: string
  nonce: string
  /** Kept secret until the code is exchanged; the provider gets its hash. */
  verifier: string
  /** Scopes in addition to those needed for the profile. */
  scopes: readonly string[]
  /** Further parameters from the application. */
  parameters: Readonly<Record<string, string>>
}

/** The data of a returning browser and of its flow. */
export interface AuthorizationResponse {
  /** The redirect URI with the query added by the provider. */
  url: URL
  state: string
  nonce: string
  verifier: string
}

/** Result of exchanging a code. */
export interface ProviderGrant {
  profile: ProviderProfile
  tokens: ProviderTokens
}

/** Why a provider failed: it timed out or sent an invalid response. For the log, without personal data. */
export interface ProviderError {
  reason: string
}

/** A third-party service that users sign in through. */
export interface Provider {
  name: string
  /** Redirect URI, if it is not this server's `callback`. */
  redirectUri?: string | undefined
  /** Where to send the browser. */
  authorizationUrl: (request: AuthorizationRequest) => Promise<Result<URL, ProviderError>>
  /** Exchanges the code from a returning browser. */
  redeem: (response: AuthorizationResponse) => Promise<Result<ProviderGrant, ProviderError>>
  /** Validates an ID token that an application obtained on its own; only for providers that issue them. */
  readIdToken?: (token: string, now: Date) => Promise<Result<IdToken, IdTokenError>>
}

/** An ID token whose signature, issuer and expiry have been checked. The caller must check audience and nonce. */
export interface IdToken {
  profile: ProviderProfile
  audience: readonly string[]
  /** Accepted audiences. */
  clientId: string
  nonce: string
  /** The half hash (`at_hash`) of the accompanying access token, and the hash algorithm. */
  accessTokenHash: string
  hash: 'sha256' | 'sha384' | 'sha512'
}

/** Why an ID token could not be validated: it is invalid, or the provider's keys were not available. */
export type IdTokenError = 'bad token' | 'no keys'
