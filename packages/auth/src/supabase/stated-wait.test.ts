import { expect, test } from 'vitest'
import type { LoadService } from './loaded-service.ts'
import { createSessionChanges } from '../session-changes.ts'
import { createSessionStorage } from '../storage/session-storage.ts'
import { openBrowser } from '../../tests/browser.ts'
import { ask } from './ask.ts'
import { createLinkVerifiers } from './link-verifiers.ts'
import { connectService } from './service.ts'

function serviceAnswering(body: string, headers: Record<string, string>): LoadService {
  const send: typeof fetch = async () => new Response(body, { status: 429, headers })
  const storage = createSessionStorage(openBrowser().openTab())
  const connection = { url: 'https://service.example.com', anonKey: 'key', fetch: send }
  const changes = createSessionChanges({ storage, initial: async () => null, onSignInElsewhere: () => undefined })
  return async () => connectService({ connection, storage, verifiers: createLinkVerifiers(storage), changes })
}

const versioned = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }
const refused = JSON.stringify({ code: 'over_request_rate_limit', message: 'Request rate limit reached' })

test('the wait that a refusal states reaches the caller, and the words stay as they were', async () => {
  const service = serviceAnswering(refused, { ...versioned, 'retry-after': '42' })
  const answer = await ask(service, ({ provider }) =>
    provider.signInWithPassword({ email: 'ada@example.com', password: 'Wrong-Pass-1' }),
  )
  expect(answer).toEqual({
    ok: false,
    error: {
      kind: 'refused',
      provider: {
        message: 'Request rate limit reached',
        status: 429,
        code: 'over_request_rate_limit',
        retryAfterSeconds: 42,
      },
    },
  })
})

test.each([
  [
    '{"msg":"Request rate limit reached","error_code":"over_request_rate_limit","code":429}',
    'Request rate limit reached',
  ],
  ['<html>slow down</html>', 'Too many requests'],
  ['[]', 'Too many requests'],
])('also from %s', async (body, message) => {
  const service = serviceAnswering(body, { 'retry-after': '7' })
  const answer = await ask(service, ({ provider }) => provider.resetPasswordForEmail('ada@example.com'))
  expect(answer).toMatchObject({ ok: false, error: { provider: { message, status: 429, retryAfterSeconds: 7 } } })
})

test('a refusal that states no wait has none', async () => {
  const service = serviceAnswering(refused, versioned)
  const answer = await ask(service, ({ provider }) =>
    provider.signInWithPassword({ email: 'ada@example.com', password: 'Wrong-Pass-1' }),
  )
  expect(answer.ok || answer.error.provider).toEqual({
    message: 'Request rate limit reached',
    status: 429,
    code: 'over_request_rate_limit',
  })
})

test.each([
  ['For security purposes, you can only request this after 41 seconds.', 42],
  ['For security purposes, you can only request this after 1 second.', 2],
  ['For security purposes, you can only request this after 99999999 seconds.', 86_400],
])('the wait that only the words state counts too: %s', async (message, retryAfterSeconds) => {
  const service = serviceAnswering(JSON.stringify({ code: 'over_email_send_rate_limit', message }), versioned)
  const answer = await ask(service, ({ provider }) => provider.resend({ type: 'signup', email: 'ada@example.com' }))
  expect(answer).toMatchObject({ ok: false, error: { provider: { message, retryAfterSeconds } } })
})
