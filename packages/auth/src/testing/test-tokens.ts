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

const defaultUser = '11111111-1111-4111-8111-111111111111'
const defaultSession = '22222222-2222-4222-8222-222222222222'

/** Creates an ES256 key pair and signs tokens with it as the authentication service would. */
export async function createTestTokens(issuer = 'https://auth.example.com/auth/v1'): Promise<TestTokens> {
  // jose is an ES module: loaded here, so that Jest in CommonJS can load the fake client beside this.
  const { exportJWK, generateKeyPair, SignJWT } = await import('jose')
  const kid = 'test-key'
  const pair = await generateKeyPair('ES256')
  const other = await generateKeyPair('ES256')
  const publicKey = { ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' }
  const keySet: JSONWebKeySet = { keys: [publicKey] }
  const signWith = (key: CryptoKey, input: TestTokenInput): Promise<string> => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ ...usualClaims(input), ...input.claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
      .setIssuer(input.issuer ?? issuer)
      .setAudience(input.audience ?? 'authenticated')
      .setIssuedAt(now)
      .setExpirationTime(now + (input.expiresIn ?? 3600))
      .sign(key)
  }
  return {
    issuer,
    jwks: () => keySet,
    sign: (input = {}) => signWith(pair.privateKey, input),
    forge: (input = {}) => signWith(other.privateKey, input),
  }
}

function usualClaims({ userId = defaultUser, email = 'investor@example.com' }: TestTokenInput): JWTPayload {
  return {
    sub: userId,
    email,
    role: 'authenticated',
    aal: 'aal1',
    session_id: defaultSession,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { firstName: 'Ada', lastName: 'Lovelace' },
  }
}
