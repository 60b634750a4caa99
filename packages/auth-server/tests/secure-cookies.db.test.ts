import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress } from './accounts.ts'
import { anonKey, startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer('PGlite', {
    externalUrl: 'https://auth.example.com/auth/v1',
    autoconfirm: true,
    providers: { github: { clientId: 'ours', clientSecret: 'hush' } },
  })
})
afterAll(() => server.stop())

/** The header of the only cookie that an answer sets. */
const setBy = (headers: Record<string, unknown>): string => String(headers['set-cookie'])

test('over TLS the cookie of a known browser has a name that only TLS can set, and is read again', async () => {
  const account = { email: newAddress(), password: 'correct horse' }
  const post = (url: string, cookie = '') =>
    server.app.inject({
      method: 'POST',
      url: `/auth/v1/${url}`,
      headers: { apikey: anonKey, cookie },
      payload: account,
    })
  await post('signup')
  const first = setBy((await post('token?grant_type=password')).headers)
  expect(first).toMatch(
    /^__Secure-known-[\w-]{16}=[\w.-]+; Max-Age=34560000; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Strict$/,
  )
  const [cookie = ''] = first.split(';')
  expect(setBy((await post('token?grant_type=password', cookie)).headers).split(';')[0]).toBe(cookie)
})

test('so has the cookie of a sign-in through a provider', async () => {
  const { statusCode, headers } = await server.app.inject('/auth/v1/authorize?provider=github')
  expect(statusCode).toBe(302)
  expect(setBy(headers)).toMatch(
    /^__Secure-sign-in-[\w-]{36}=[\w-]+; Max-Age=300; Path=\/auth\/v1\/callback; HttpOnly; Secure; SameSite=Lax$/,
  )
})
