import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAuthClient } from '../create-auth-client.ts'
import { sessionKey } from '../storage/session-key.ts'
import { createSessionStorage } from '../storage/session-storage.ts'
import { openBrowser } from '../../tests/browser.ts'
import { patientFetch } from './patient-fetch.ts'
import { createProviderClient } from './provider-client.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a sign-up that is answered with a server error', () => {
  const signUpAnsweredWith = (status: number, body: unknown) => {
    const fetch = async () => Response.json(body, { status })
    const client = createAuthClient({
      url: 'https://service.example.com',
      anonKey: 'key',
      redirectTo: 'https://site.example.com',
      fetch,
    })
    return client.signUp({
      email: 'ada@example.com',
      password: 'Correct-Horse-1',
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
  }

  test.each([
    [500, { code: '23505', message: 'duplicate key value violates unique constraint "users_email_key"' }],
    [500, { code: 500, error_code: '23505', msg: 'Database error saving new user' }],
    [503, { code: 'auth_user_exists' }],
  ])('%d and the code of an existing account says that the account exists: %j', async (status, body) => {
    expect(await signUpAnsweredWith(status, body)).toMatchObject({
      ok: false,
      error: { kind: 'already_exists', code: 'account-exists' },
    })
  })

  test.each([{}, { code: 500, error_code: 'unexpected_failure' }, null, []])('%j shows nobody JSON', async (body) => {
    expect(await signUpAnsweredWith(500, body)).toMatchObject({
      ok: false,
      error: { kind: 'unavailable', code: 'registration-failed', provider: { message: '' } },
    })
  })

  test('a refusal without words shows nobody JSON either', async () => {
    expect(await signUpAnsweredWith(422, {})).toMatchObject({ error: { kind: 'refused', provider: { message: '' } } })
  })
})

test('a refusal that is a page shows nobody what the parser said', async () => {
  const fetch = async () => new Response('<h1>Bad request</h1>', { status: 400 })
  const client = createAuthClient({
    url: 'https://service.example.com',
    anonKey: 'key',
    redirectTo: 'https://site.example.com',
    fetch,
  })
  expect(await client.resendVerification('ada@example.com')).toMatchObject({ error: { provider: { message: '' } } })
})

const answering =
  (status: number): typeof fetch =>
  async () =>
    new Response('{"code":"over_request_rate_limit"}', { status })

test.each([
  ['token?grant_type=refresh_token', 429, 503],
  ['token?grant_type=refresh_token', 409, 503],
  ['token?grant_type=refresh_token', 400, 400],
  ['token?grant_type=password', 429, 429],
  ['signup', 429, 429],
])('%s answered with %d reads as %d', async (path, status, read) => {
  const answer = await patientFetch(answering(status))(`https://service.example.com/auth/v1/${path}`)
  expect(answer.status).toBe(read)
  expect(await answer.json()).toEqual({ code: 'over_request_rate_limit' })
})

test.each([
  [429, true],
  [409, true],
  [400, false],
])('a refresh that is answered with %d keeps the session: %s', async (status, isStored) => {
  vi.useFakeTimers()
  const browser = openBrowser()
  const stored = {
    access_token: 'e30.e30.e30',
    refresh_token: 'token',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 1,
    user: {
      id: '1',
      aud: 'authenticated',
      email: 'ada@example.com',
      app_metadata: {},
      user_metadata: {},
      created_at: '',
    },
  }
  browser.local.setItem(sessionKey, JSON.stringify(stored))
  const options = { url: 'https://service.example.com', anonKey: 'key', fetch: answering(status) }
  const client = createProviderClient(options, createSessionStorage(browser.openTab()))
  const asked = client.getSession()
  await vi.advanceTimersByTimeAsync(60_000)
  await asked
  await client.stopAutoRefresh()
  expect(browser.local.getItem(sessionKey) !== null).toBe(isStored)
})
