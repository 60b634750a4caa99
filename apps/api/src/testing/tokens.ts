import type { DeskRole } from '@dst/contracts/desk'
import { createTokenVerifier, type TokenVerifier } from '@dst/auth/server'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

const issuer = 'https://auth.example.com/auth/v1'

/** A person in the tests. */
export interface TestUser {
  userId: string
  email: string
  metadata?: Record<string, unknown>
}

/** A member of the desk in the tests, in a session of their own. */
export interface TestMember extends TestUser {
  role: DeskRole
  sessionId: string
}

/** Creates access tokens that `verifier` accepts, and every kind that it must reject. */
export interface TokenMint {
  verifier: TokenVerifier
  valid(person: TestUser): Promise<string>
  expired(person: TestUser): Promise<string>
  forged(person: TestUser): Promise<string>
  unsigned(person: TestUser): string
  wrongAudience(person: TestUser): Promise<string>
  wrongIssuer(person: TestUser): Promise<string>
  /** Signed with the right key, and with a session that is none. */
  strangeSession(person: TestUser): Promise<string>
  /** Of a member of the desk, who signed in with two factors a moment ago. */
  member(person: TestMember): Promise<string>
}

/** A mint with its own key pair. */
export async function createMint(): Promise<TokenMint> {
  const [ours, theirs] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  const publicKey = { ...(await exportJWK(ours.publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }
  const sign = (
    person: TestUser,
    { key = ours.privateKey, audience = 'authenticated', from = issuer, expires = '1h', more = {} as object } = {},
  ) =>
    new SignJWT({ ...claims(person), ...more })
      .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'JWT' })
      .setSubject(person.userId)
      .setIssuer(from)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key)
  return {
    verifier: createTokenVerifier({ jwks: () => ({ keys: [publicKey] }), issuer }),
    valid: (person) => sign(person),
    expired: (person) => sign(person, { expires: '-10m' }),
    forged: (person) => sign(person, { key: theirs.privateKey }),
    unsigned: (person) =>
      new UnsecuredJWT(claims(person))
        .setSubject(person.userId)
        .setIssuer(issuer)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .encode(),
    wrongAudience: (person) => sign(person, { audience: 'somebody-else' }),
    wrongIssuer: (person) => sign(person, { from: 'https://elsewhere.example.com/auth/v1' }),
    member: ({ role, sessionId, ...person }) =>
      sign(person, { more: { session_id: sessionId, aal: 'aal2', app_metadata: { provider: 'email', role } } }),
    strangeSession: (person) => sign(person, { more: { session_id: 'mine' } }),
  }
}

function claims({ email, metadata = {} }: TestUser) {
  return {
    email,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }],
    session_id: '5d0a2a3c-9a35-4a83-9f5b-3f4b6c1f2d11',
    app_metadata: { provider: 'email' },
    user_metadata: metadata,
  }
}
