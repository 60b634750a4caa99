import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { onTestFinished } from 'vitest'
import type { TestUser } from './tokens.ts'

/** An auth service that accepts any person, until the test ends: tests of killed servers need many, and none signs up. */
export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }] })
  const server = createServer((_request, reply) =>
    reply.setHeader('content-type', 'application/json').end(jwks),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sign = ({ userId, email }: TestUser, more: JWTPayload) =>
    new SignJWT({ email, role: 'authenticated', aal: 'aal1', session_id: randomUUID(), ...more })
      .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'JWT' })
      .setSubject(userId)
      .setIssuer(`${url}/auth/v1`)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  return {
    url,
    token: (email: string) =>
      sign(
        { userId: randomUUID(), email },
        { app_metadata: { provider: 'email' }, user_metadata: { firstName: 'Ruth', lastName: 'Okafor' } },
      ),
    /** A token of a member of the desk, who has just signed in with a second factor. */
    memberToken: (user: TestUser) =>
      sign(user, {
        aal: 'aal2',
        app_metadata: { provider: 'email', role: 'partner' },
        amr: [{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) }],
      }),
  }
}
