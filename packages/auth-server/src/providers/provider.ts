import type { JsonObject } from '../database/tables'
import type { Result } from '../result'
import type { ProviderTokens } from '../tokens/provider-tokens'

/** Who somebody is to a provider. */
export interface ProviderProfile {
  /** The provider's own id of the person, which stays when their address changes. */
  subject: string
  /** In lower case. */
  email: string | undefined
  /** The provider's word that the address is theirs. */
  emailVerified: boolean
  /** What an identity of this server keeps, in the words of the wire contract. */
  data: JsonObject
}

/** What a browser that is sent to a provider carries there. */
export interface AuthorizationRequest {
  redirectUri: string
  state: string
  nonce: string
  /** Kept secret until the code is exchanged; the provider gets its hash. */
  verifier: string
  /** Further scopes than those that the profile needs. */
  scopes: readonly string[]
  /** What else the application wants the provider to know. */
  parameters: Readonly<Record<string, string>>
}

/** What a browser brings back, and what this server knows of the flow. */
export interface AuthorizationResponse {
  /** The redirect URI with the query that the provider added. */
  url: URL
  state: string
  nonce: string
  verifier: string
}

/** What came of a code. */
export interface ProviderGrant {
  profile: ProviderProfile
  tokens: ProviderTokens
}

/** Why a provider was of no help: it did not answer in time, or not as it should. For the log, without personal data. */
export interface ProviderTrouble {
  reason: string
}

/** A service where people have an account already. */
export interface Provider {
  name: string
  /** Where it sends browsers back to, when that is not simply `callback` of this server. */
  redirectUri?: string | undefined
  /** Where to send the browser. */
  authorizationUrl: (request: AuthorizationRequest) => Promise<Result<URL, ProviderTrouble>>
  /** Exchanges the code that a browser brought back. */
  redeem: (response: AuthorizationResponse) => Promise<Result<ProviderGrant, ProviderTrouble>>
  /** Reads an ID token that an application got by itself; only of providers that issue them. */
  readIdToken?: (token: string, now: Date) => Promise<Result<IdToken, IdTokenTrouble>>
}

/** An ID token whose signature, issuer and expiry have been checked. Audience and nonce are the caller's question. */
export interface IdToken {
  profile: ProviderProfile
  audience: readonly string[]
  /** Who may be the audience. */
  clientId: string
  nonce: string
  /** The half hash of the access token that it came with, and by which hash. */
  accessTokenHash: string
  hash: 'sha256' | 'sha384' | 'sha512'
}

/** Why an ID token could not be read: it is no good, or the provider's keys could not be had. */
export type IdTokenTrouble = 'bad token' | 'no keys'
