import { expect, test } from 'vitest'
import { createAuthClient } from '../src/index'
import { memoryStore } from '../src/storage/browser-stores'
import { createTestTokens } from '../src/testing/index'

const user = { id: '11111111-1111-4111-8111-111111111111', email: 'ada@example.com', app_metadata: {}, user_metadata: {} }
const withFactor = { ...user, factors: [{ id: 'f1', factor_type: 'totp', status: 'verified' }] }

// The embedded service has no second factors, so the hosted one's answers are written out here.
async function signedIn() {
  const tokens = await createTestTokens()
  const session = async (aal: string, of: object) => ({
    access_token: await tokens.sign({ claims: { aal } }),
    refresh_token: `refresh-${aal}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: of,
  })
  const lifted = await session('aal2', withFactor)
  const calls: string[] = []
  const answers: Record<string, () => Response> = {
    'POST /factors': () => Response.json({ id: 'f1', type: 'totp', totp: { qr_code: '<svg/>', secret: 'ABC', uri: 'otpauth://totp' } }),
    'POST /factors/f1/challenge': () => Response.json({ id: 'c1', type: 'totp', expires_at: 2_000_000_000 }),
    'POST /factors/f1/verify': () => Response.json(lifted),
    'DELETE /factors/f1': () => Response.json({ id: 'f1' }),
    'GET /user': () => Response.json(withFactor),
  }
  const local = memoryStore()
  const start = async (of: object) => local.setItem('dst-auth', JSON.stringify(await session('aal1', of)))
  const client = createAuthClient({
    url: 'https://project.example.com',
    anonKey: 'key',
    redirectTo: 'https://site.example.com',
    storage: { local, session: memoryStore() },
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const call = `${init?.method ?? 'GET'} ${url.pathname.replace('/auth/v1', '')}`
      calls.push(call)
      return answers[call]?.() ?? new Response('{"message":"not found"}', { status: 404 })
    },
  })
  return { client, calls, start }
}

test('an authenticator app is enrolled and removed', async () => {
  const { client, calls, start } = await signedIn()
  await start(user)
  expect(await client.twoFactor.enroll('Phone')).toEqual({
    ok: true,
    value: { factorId: 'f1', qrCode: 'data:image/svg+xml;utf-8,<svg/>', secret: 'ABC', uri: 'otpauth://totp' },
  })
  expect(await client.twoFactor.remove('f1')).toEqual({ ok: true, value: undefined })
  expect(calls).toEqual(['POST /factors', 'DELETE /factors/f1'])
})

test('a session waits for its second factor until a code lifts it', async () => {
  const { client, start } = await signedIn()
  await start(withFactor)
  const events: string[] = []
  client.onSessionChange(({ event }) => events.push(event))
  await expect.poll(() => events).toEqual(['initial_session'])
  expect(await client.twoFactor.isPending()).toEqual({ ok: true, value: true })
  expect(await client.twoFactor.verify({ factorId: 'f1', code: ' 123456 ' })).toEqual({ ok: true, value: undefined })
  expect(await client.twoFactor.isPending()).toEqual({ ok: true, value: false })
  expect(events).toEqual(['initial_session', 'mfa_challenge_verified'])
})

test('a factor that is not there is refused', async () => {
  const { client, start } = await signedIn()
  await start(user)
  const outcome = await client.twoFactor.verify({ factorId: 'f9', code: '123456' })
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'refused', provider: { status: 404, message: 'not found' } } })
})
