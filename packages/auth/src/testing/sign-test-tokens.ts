import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet, type JWTPayload } from 'jose'
import type { TestTokenInput, TestTokens } from './test-tokens.ts'

const defaultUser = '11111111-1111-4111-8111-111111111111'
const defaultSession = '22222222-2222-4222-8222-222222222222'

/** The tokens of `createTestTokens`, in a file of their own, since it needs jose. */
export async function signTestTokens(issuer: string): Promise<TestTokens> {
  const kid = 'test-key'
  const pair = await generateKeyPair('ES256')
  const other = await generateKeyPair('ES256')
  const publicKey = { ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' }
  const keySet: JSONWebKeySet = { keys: [publicKey] }
  const signWith = (key: CryptoKey, input: TestTokenInput): Promise<string> => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ ...defaultClaims(input), ...input.claims })
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

function defaultClaims({ userId = defaultUser, email = 'investor@example.com' }: TestTokenInput): JWTPayload {
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
