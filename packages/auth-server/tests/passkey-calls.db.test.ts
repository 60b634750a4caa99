import { createClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf, signedInAccount } from './accounts.ts'
import { call, signedToken } from './administrators.ts'
import { someId } from './factor-calls.ts'
import { anonKey, serviceKey, startServer, type TestServer } from './harness.ts'
import { addPasskey, signInWithPasskey } from './passkey-accounts.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

const passkeys = {
  rpId: 'example.com',
  rpName: 'Another name',
  origins: ['https://app.example.com', 'http://localhost:5173'],
}

let server: TestServer
beforeAll(async () => {
  server = await startServer('PGlite', { passkeys, limits: { requestBurst: 30 } })
})
afterAll(() => server.stop())

const administrator = ({ url }: TestServer) =>
  createClient(url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: 'administrator' },
  }).auth.admin

test('a host says whose passkeys they are and where they may be used', async () => {
  const { client } = await signedInAccount(server)
  const { data } = await client.auth.passkey.startRegistration()
  expect(data?.options.rp).toEqual({ id: 'example.com', name: 'Another name' })
  for (const origin of passkeys.origins) {
    const { device, error } = await addPasskey(client, new SoftwareAuthenticator(origin))
    expect(error).toBeNull()
    expect((await signInWithPasskey(server, device)).error).toBeNull()
  }
  const { error } = await addPasskey(client, new SoftwareAuthenticator('https://site.example.com'))
  expect(error).toMatchObject({ code: 'webauthn_verification_failed' })
})

test('a passkey is named after the browser that made it', async () => {
  const { client } = await signedInAccount(server)
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${(await sessionOf(client)).access_token}`,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const post = async <Answer>(path: string, payload: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/auth/v1/passkeys/registration/${path}`,
        headers,
        payload: JSON.stringify(payload),
      })
    ).json<Answer>()
  const { challenge_id: id, options } = await post<{
    challenge_id: string
    options: Parameters<SoftwareAuthenticator['create']>[0]
  }>('options', {})
  const credential = new SoftwareAuthenticator('https://app.example.com').create(options)
  expect(await post('verify', { challenge_id: id, credential })).toMatchObject({ friendly_name: 'Firefox on Windows' })
})

test.each([
  ['no challenge', {}, 'validation_failed', 'challenge_id is required'],
  ['no credential', { challenge_id: someId }, 'validation_failed', 'credential is required'],
  [
    'an id that is none',
    { challenge_id: 'nine', credential: {} },
    'validation_failed',
    'challenge_id must be a valid UUID',
  ],
  [
    'a credential of another shape',
    { challenge_id: someId, credential: { id: 'x' } },
    'webauthn_verification_failed',
    'Invalid credential response',
  ],
])('an answer with %s is refused', async (_what, body, code, message) => {
  const { client } = await signedInAccount(server)
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${(await sessionOf(client)).access_token}`,
    'x-supabase-api-version': '2024-01-01',
  }
  for (const ceremony of ['registration', 'authentication']) {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/auth/v1/passkeys/${ceremony}/verify`,
      headers,
      payload: JSON.stringify(body),
    })
    expect([reply.statusCode, reply.json()]).toEqual([400, { code, message }])
  }
})

test('one’s own passkeys need a session, and an account', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/registration/options'],
    ['POST', '/registration/verify'],
    ['PATCH', `/${someId}`],
    ['DELETE', `/${someId}`],
  ] as const) {
    const reply = await server.app.inject({
      method,
      url: `/auth/v1/passkeys${path}`,
      headers: { apikey: anonKey },
      ...(method === 'GET' ? {} : { payload: '{}' }),
    })
    expect(reply.statusCode).toBe(401)
  }
  const { client, user } = await signedInAccount(server)
  await sql`update auth.users set is_anonymous = true where id = ${user.id}`.execute(server.db)
  expect((await client.auth.passkey.startRegistration()).error).toMatchObject({ status: 403, code: 'no_authorization' })
})

test('an administrator lists and removes the passkeys of others', async () => {
  const { client, user } = await signedInAccount(server)
  const { device } = await addPasskey(client, new SoftwareAuthenticator('https://app.example.com'))
  const admin = administrator(server)
  const { data } = await admin.passkey.listPasskeys({ userId: user.id })
  expect(data).toEqual([{ id: expect.any(String) as string, created_at: expect.any(String) as string }])
  const passkeyId = data?.[0]?.id ?? ''
  const byToken = await call(server, 'GET', `/admin/users/${user.id}/passkeys`, {
    bearer: await signedToken(server, { role: 'service_role', exp: 9_999_999_999 }),
  })
  expect([byToken.status, byToken.body]).toEqual([200, data])
  expect((await admin.passkey.deletePasskey({ userId: someId, passkeyId })).error).toMatchObject({
    status: 404,
    code: 'user_not_found',
  })
  expect((await admin.passkey.deletePasskey({ userId: user.id, passkeyId: someId })).error).toMatchObject({
    status: 404,
    code: 'validation_failed',
  })
  const stranger = await server.app.inject({
    method: 'GET',
    url: `/auth/v1/admin/users/${user.id}/passkeys`,
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
  })
  expect(stranger.statusCode).toBe(403)
  expect((await admin.passkey.deletePasskey({ userId: user.id, passkeyId })).error).toBeNull()
  expect((await signInWithPasskey(server, device)).error).toMatchObject({ code: 'webauthn_verification_failed' })
})

test('challenges and answers are limited for an address', async () => {
  const from = { remoteAddress: '192.0.2.77', headers: { apikey: anonKey }, payload: '{}' }
  for (const [path, answered] of [
    ['options', 200],
    ['verify', 400],
  ] as const) {
    const ask = async () =>
      (await server.app.inject({ method: 'POST', url: `/auth/v1/passkeys/authentication/${path}`, ...from })).statusCode
    for (let index = 0; index < 30; index += 1) expect(await ask()).toBe(answered)
    expect(await ask()).toBe(429)
  }
})

test('changes of passkeys are limited for an address', async () => {
  const from = { remoteAddress: '192.0.2.78', headers: { apikey: anonKey }, payload: '{}' }
  const remove = async () =>
    (await server.app.inject({ method: 'DELETE', url: `/auth/v1/passkeys/${someId}`, ...from })).statusCode
  for (let index = 0; index < 30; index += 1) expect(await remove()).toBe(401)
  expect(await remove()).toBe(429)
})

test('a server without passkeys says so at every call, to everybody', async () => {
  const without = await startServer('PGlite')
  const { client, user } = await signedInAccount(without)
  const disabled = { status: 404, code: 'passkey_disabled', message: 'Passkeys are disabled' }
  const credential = new SoftwareAuthenticator('https://site.example.com').get({ challenge: 'YQ' })
  const { passkey } = client.auth
  const admin = administrator(without).passkey
  const answers = await Promise.all([
    passkey.startRegistration(),
    passkey.verifyRegistration({ challengeId: someId, credential }),
    passkey.list(),
    passkey.startAuthentication(),
    passkey.verifyAuthentication({ challengeId: someId, credential }),
    passkey.update({ passkeyId: someId, friendlyName: 'x' }),
    passkey.delete({ passkeyId: someId }),
    admin.listPasskeys({ userId: user.id }),
    admin.deletePasskey({ userId: user.id, passkeyId: someId }),
  ])
  for (const { error } of answers) expect(error).toMatchObject(disabled)
  const reply = await fetch(`${without.url}/auth/v1/settings`, { headers: { apikey: anonKey } })
  expect(await reply.json()).toMatchObject({ passkeys_enabled: false })
  await without.stop()
})
