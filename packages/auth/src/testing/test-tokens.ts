import type { JSONWebKeySet, JWTPayload } from 'jose'

/** Options of a test token; everything has a valid default. */
export interface TestTokenInput {
  userId?: string
  email?: string
  issuer?: string
  audience?: string
  /** Seconds from now; negative for an expired token. Default 3600. */
  expiresIn?: number
  /** Added to the usual claims, or overriding them. */
  claims?: JWTPayload
}

/** A substitute for the authentication service's signing key. */
export interface TestTokens {
  issuer: string
  /** The public keys: pass it to `createTokenVerifier` as `jwks`. */
  jwks: () => JSONWebKeySet
  /** A token that verifies. */
  sign: (input?: TestTokenInput) => Promise<string>
  /** The same claims and key id, signed with another key. */
  forge: (input?: TestTokenInput) => Promise<string>
}

/** Creates an ES256 key pair and signs tokens with it as the authentication service would. */
export async function createTestTokens(issuer = 'https://auth.example.com/auth/v1'): Promise<TestTokens> {
  // jose is an ES module: loaded here, so that Jest in CommonJS can load the fake client beside this.
  const { signTestTokens } = await import('./sign-test-tokens.ts')
  return signTestTokens(issuer)
}
