import { afterEach, expect, test, vi } from 'vitest'
import { createSessionStorage, sessionKey } from '../storage/session-storage'
import { openBrowser } from '../../tests/browser'
import { patientFetch } from './patient-fetch'
import { createProviderClient } from './provider-client'

afterEach(() => {
  vi.useRealTimers()
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
])('a refresh that is answered with %d keeps the session: %s', async (status, kept) => {
  vi.useFakeTimers()
  const browser = openBrowser()
  const stored = {
    access_token: 'e30.e30.e30',
    refresh_token: 'token',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 1,
    user: { id: '1', aud: 'authenticated', email: 'ada@example.com', app_metadata: {}, user_metadata: {}, created_at: '' },
  }
  browser.local.setItem(sessionKey, JSON.stringify(stored))
  const options = { url: 'https://service.example.com', anonKey: 'key', fetch: answering(status) }
  const client = createProviderClient(options, createSessionStorage(browser.openTab()))
  const asked = client.getSession()
  await vi.advanceTimersByTimeAsync(60_000)
  await asked
  await client.stopAutoRefresh()
  expect(browser.local.getItem(sessionKey) !== null).toBe(kept)
})
