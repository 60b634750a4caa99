import { createTokenVerifier, type TokenVerifier } from '@dst/auth/server'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

const issuer = 'https://auth.example.com/auth/v1'

/** A person in the tests. */
export interface TestUser {
  userId: string
  email: string
  metadata?: Record<string, unknown>
}

/** What a token says of a session besides its person. */
export interface TestSession {
  role?: string
  /** Default `aal2`. */
  aal?: 'aal1' | 'aal2'
  sessionId: string
  /** Default: now. */
  signedInAt?: Date
}

/** Creates access tokens that `verifier` accepts, and every kind that it must reject. */
export interface TokenMint {
  verifier: TokenVerifier
  valid(person: TestUser): Promise<string>
  /** Of an account with a role and a session of its own, as members of the desk have. */
  member(person: TestUser, session: TestSession): Promise<string>
  expired(person: TestUser): Promise<string>
  forged(person: TestUser): Promise<string>
  unsigned(person: TestUser): string
  wrongAudience(person: TestUser): Promise<string>
  wrongIssuer(person: TestUser): Promise<string>
  /** Signed with the right key, and with a session that is none. */
  strangeSession(person: TestUser): Promise<string>
}

/** A mint with its own key pair. */
export async function createMint(): Promise<TokenMint> {
  const [ours, theirs] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  const publicKey = { ...(await exportJWK(ours.publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }
  const sign = (
    person: TestUser,
    { key = ours.privateKey, audience = 'authenticated', from = issuer, expires = '1h', more = {} } = {},
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
    member: (person, { role, aal = 'aal2', sessionId, signedInAt = new Date() }) =>
      sign(person, {
        more: {
          aal,
          session_id: sessionId,
          app_metadata: { provider: 'email', ...(role === undefined ? {} : { role }) },
          amr: [{ method: 'password', timestamp: Math.floor(signedInAt.getTime() / 1000) }],
        },
      }),
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
