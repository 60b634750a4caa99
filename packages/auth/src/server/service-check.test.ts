import { SignJWT, type JWTPayload } from 'jose'
import { expect, test, vi } from 'vitest'
import { createTestTokens } from '../testing/index.ts'
import { createServiceCheck, createTokenVerifier } from './index.ts'

const url = 'https://project.example.com'
const issuer = `${url}/auth/v1`
const secret = new TextEncoder().encode('the secret of the service')
const refused = (code: string) => ({ ok: false, error: { code } })

const sign = (claims: JWTPayload = {}, expires = '1h') =>
  new SignJWT({ email: 'ada@example.com', role: 'authenticated', iss: issuer, aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject('11111111-1111-4111-8111-111111111111')
    .setExpirationTime(expires)
    .sign(secret)

/**
 * A verifier for a service that publishes the key of its other tokens and checks those signed with its secret itself.
 */
async function askingVerifier(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  let time = 0
  const serviceCheck = createServiceCheck({ url: `${url}/`, anonKey: 'anon', fetch, now: () => time })
  const tokens = await createTestTokens(issuer)
  const verifier = createTokenVerifier({ jwks: tokens.jwks, issuer, serviceCheck })
  return { fetch, verifier, tokens, advance: (milliseconds: number) => (time += milliseconds) }
}

const taken = async () => Response.json({})

test('a token of the shared secret counts when the service takes it, which it is asked once a minute', async () => {
  const { fetch, verifier, advance } = await askingVerifier(taken)
  const token = await sign()
  const answers = await Promise.all([verifier.verify(token), verifier.verify(token)])
  expect(answers).toMatchObject([{ ok: true, value: { email: 'ada@example.com' } }, { ok: true }])
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    `${issuer}/user`,
    expect.objectContaining({ headers: { apikey: 'anon', authorization: `Bearer ${token}` } }),
  )
  advance(59_999)
  await verifier.verify(token)
  expect(fetch).toHaveBeenCalledTimes(1)
  advance(1)
  await verifier.verify(token)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a token whose key is published needs no question', async () => {
  const { fetch, verifier, tokens } = await askingVerifier(taken)
  expect(await verifier.verify(await tokens.sign())).toMatchObject({ ok: true })
  expect(await verifier.verify(await tokens.forge())).toEqual(refused('wrong_signature'))
  expect(fetch).not.toHaveBeenCalled()
})

test.each([401, 403, 404])('a token that the service answers with %i is refused', async (status) => {
  const { verifier } = await askingVerifier(async () => Response.json({}, { status }))
  expect(await verifier.verify(await sign())).toEqual(refused('wrong_signature'))
})

test.each([429, 500, 503])(
  'an answer %i says nothing about the token, and the next call asks again',
  async (status) => {
    let answer = async () => Response.json({}, { status })
    const { verifier } = await askingVerifier(() => answer())
    const token = await sign()
    expect(await verifier.verify(token)).toEqual(refused('keys_unavailable'))
    answer = () => Promise.reject(new TypeError('fetch failed'))
    expect(await verifier.verify(token)).toEqual(refused('keys_unavailable'))
    answer = taken
    expect(await verifier.verify(token)).toMatchObject({ ok: true })
  },
)

test.each([
  ['wrong_issuer', { iss: 'https://other.example.com/auth/v1' }, '1h'],
  ['wrong_audience', { aud: 'anon' }, '1h'],
  ['expired', {}, '-6s'],
])('%s is told without a question', async (code, claims, expires) => {
  const { fetch, verifier } = await askingVerifier(taken)
  expect(await verifier.verify(await sign(claims, expires))).toEqual(refused(code))
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['wrong_audience', { role: 'service_role' }],
  ['anonymous', { is_anonymous: true }],
])('a token that the service takes and that is no person’s stays out: %s', async (code, claims) => {
  const { verifier } = await askingVerifier(taken)
  expect(await verifier.verify(await sign(claims))).toEqual(refused(code))
})

test('without a service to ask such a token is refused', async () => {
  const tokens = await createTestTokens(issuer)
  expect(await createTokenVerifier({ jwks: tokens.jwks, issuer }).verify(await sign())).toEqual(
    refused('wrong_algorithm'),
  )
})

test('what is no token costs no question', async () => {
  const { fetch, verifier } = await askingVerifier(taken)
  const [header, payload] = (await sign()).split('.')
  for (const token of ['a.b.c', `${header}.${payload}.`, `${header}.${payload}.x y`])
    expect(await verifier.verify(token)).toEqual(refused('malformed'))
  expect(fetch).not.toHaveBeenCalled()
})
