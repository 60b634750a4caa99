import { expect, test } from 'vitest'
import { createAuthClient } from '../src/index.ts'
import { memoryStore } from '../src/storage/browser-stores.ts'
import { createTestTokens } from '../src/testing/index.ts'

const user = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ada@example.com',
  app_metadata: {},
  user_metadata: {},
}
const withFactor = { ...user, factors: [{ id: 'f1', factor_type: 'totp', status: 'verified' }] }

// Responses as a hosted service sends them.
const versioned = { 'x-supabase-api-version': '2024-01-01' }

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
  let tokenAnswer: object = lifted
  const calls: string[] = []
  const answers: Record<string, () => Response> = {
    'POST /factors': () =>
      Response.json({ id: 'f1', type: 'totp', totp: { qr_code: '<svg/>', secret: 'ABC', uri: 'otpauth://totp' } }),
    'POST /factors/f1/challenge': () => Response.json({ id: 'c1', type: 'totp', expires_at: 2_000_000_000 }),
    'POST /factors/f1/verify': () => Response.json(lifted),
    'DELETE /factors/f1': () => Response.json({ id: 'f1' }),
    'GET /user': () => Response.json(withFactor),
    'POST /token': () => Response.json(tokenAnswer),
    'GET /factors/recovery-codes': () => Response.json({ id: 'r1', type: 'recovery_code', total: 10, remaining: 9 }),
    'POST /factors/recovery-codes': () =>
      Response.json({ code: 'mfa_verified_factor_exists', message: 'exists' }, { status: 422, headers: versioned }),
    'POST /factors/recovery-codes/regenerate': () =>
      Response.json({ id: 'r1', type: 'recovery_code', total: 1, codes: ['abcd'] }),
    'POST /factors/recovery-codes/verify': () => Response.json(lifted),
    'DELETE /factors/recovery-codes': () => Response.json({ id: 'r1' }),
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
  const answerSignInsWith = async (aal: string, of: object) => {
    tokenAnswer = await session(aal, of)
  }
  return { client, calls, start, answers, answerSignInsWith }
}

test('an authenticator app is enrolled and removed', async () => {
  const { client, calls, start } = await signedIn()
  await start(user)
  expect(await client.twoFactor.enroll('Phone')).toEqual({
    ok: true,
    value: {
      factorId: 'f1',
      qrCode: 'data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E',
      secret: 'ABC',
      uri: 'otpauth://totp',
    },
  })
  expect(await client.twoFactor.remove('f1')).toEqual({ ok: true, value: undefined })
  expect(calls).toEqual(['POST /factors', 'GET /user', 'DELETE /factors/f1', 'POST /token'])
})

test('a session waits for its second factor until a code lifts it', async () => {
  const { client, start } = await signedIn()
  await start(withFactor)
  const events: string[] = []
  client.onSessionChange(({ event }) => events.push(event))
  await expect.poll(() => events).toEqual(['initial_session'])
  expect(await client.session()).toBeNull()
  expect(await client.accessToken()).toBeUndefined()
  expect(await client.user()).toMatchObject({ ok: false, error: { kind: 'no_session' } })
  expect(await client.pendingUser()).toMatchObject({ email: 'ada@example.com' })
  expect(client.hasStoredSession()).toBe(true)
  expect(await client.twoFactor.verify({ factorId: 'f1', code: ' 123 456 ' })).toEqual({ ok: true, value: undefined })
  expect(await client.pendingUser()).toBeNull()
  expect(await client.session()).toMatchObject({ user: { email: 'ada@example.com' } })
  expect(events).toEqual(['initial_session', 'mfa_challenge_verified'])
})

test('a factor that is not there is refused', async () => {
  const { client, start } = await signedIn()
  await start(user)
  const outcome = await client.twoFactor.verify({ factorId: 'f9', code: '123456' })
  expect(outcome).toMatchObject({
    ok: false,
    error: { kind: 'refused', provider: { status: 404, message: 'not found' } },
  })
})

test('a sign-in says that the second factor is owed, and nobody is signed in by it', async () => {
  const { client, answerSignInsWith } = await signedIn()
  await answerSignInsWith('aal1', withFactor)
  const heard: [string, boolean, string | undefined][] = []
  client.onSessionChange(({ event, session, pending }) => heard.push([event, session !== null, pending?.email]))
  await expect.poll(() => heard).toEqual([['initial_session', false, undefined]])
  expect(await client.signIn({ email: 'ada@example.com', password: 'x' })).toMatchObject({
    ok: true,
    value: { owesSecondFactor: true },
  })
  expect(heard.slice(1)).toEqual([['second_factor_owed', false, 'ada@example.com']])
  await client.signOut('local')
  expect(await client.pendingUser()).toBeNull()
  expect(heard.at(-1)).toEqual(['signed_out', false, undefined])
})

test.each([
  ['no factor', 'aal1', user],
  [
    'a factor that was never verified',
    'aal1',
    { ...user, factors: [{ id: 'f1', factor_type: 'totp', status: 'unverified' }] },
  ],
  ['a factor that was passed', 'aal2', withFactor],
])('with %s nothing is owed', async (_, aal, of) => {
  const { client, answerSignInsWith } = await signedIn()
  await answerSignInsWith(aal, of)
  expect(await client.signIn({ email: 'ada@example.com', password: 'x' })).toMatchObject({
    ok: true,
    value: { owesSecondFactor: false },
  })
  expect(await client.session()).not.toBeNull()
})

test('recovery codes are counted, replaced where there are some, and lift a session', async () => {
  const { client, calls, start } = await signedIn()
  await start(withFactor)
  expect(await client.twoFactor.recoveryCodes.left()).toEqual({ ok: true, value: { left: 9, total: 10 } })
  expect(await client.twoFactor.recoveryCodes.make()).toEqual({ ok: true, value: ['abcd'] })
  expect(await client.session()).toBeNull()
  expect(await client.twoFactor.recoveryCodes.use(' abcd ')).toEqual({ ok: true, value: undefined })
  expect(await client.session()).not.toBeNull()
  expect(calls.filter((call) => call.includes('recovery'))).toEqual([
    'GET /factors/recovery-codes',
    'POST /factors/recovery-codes',
    'POST /factors/recovery-codes/regenerate',
    'POST /factors/recovery-codes/verify',
  ])
})

test('a lost authenticator is reported, waited for, and kept after all', async () => {
  const { client, calls, start, answers } = await signedIn()
  const path = '/factors/removal'
  const wait = { requestedAt: new Date(1_800_000_000_000), dueAt: new Date(1_800_259_200_000) }
  const none = () => Response.json({ requested_at: null, due_at: null })
  answers[`GET ${path}`] = none
  answers[`POST ${path}`] = () => Response.json({ requested_at: 1_800_000_000, due_at: 1_800_259_200 })
  answers[`DELETE ${path}`] = none
  await start(withFactor)
  expect(await client.twoFactor.removal('look')).toEqual({ ok: true, value: null })
  expect(await client.twoFactor.removal('request')).toEqual({ ok: true, value: wait })
  expect(await client.twoFactor.removal('cancel')).toEqual({ ok: true, value: null })
  expect(calls.filter((call) => call.endsWith(path))).toEqual([`GET ${path}`, `POST ${path}`, `DELETE ${path}`])
})

test('a service that waits for no lost authenticator says so with 404', async () => {
  const { client, start } = await signedIn()
  await start(withFactor)
  expect(await client.twoFactor.removal('look')).toMatchObject({ ok: false, error: { provider: { status: 404 } } })
})

test('recovery codes go before the last authenticator, which they cannot outlive', async () => {
  const { client, calls, start, answers } = await signedIn()
  const codes = { id: 'r1', factor_type: 'recovery_code', status: 'verified' }
  answers['GET /user'] = () => Response.json({ ...withFactor, factors: [...withFactor.factors, codes] })
  await start(withFactor)
  expect(await client.twoFactor.remove('f1')).toEqual({ ok: true, value: undefined })
  expect(calls.slice(0, 3)).toEqual(['GET /user', 'DELETE /factors/recovery-codes', 'DELETE /factors/f1'])
})

test.each([
  ['is still there', [{ id: 'f1', factor_type: 'totp', status: 'unverified' }], ['DELETE /factors/f1']],
  ['has just been removed', [], []],
] as const)(
  'an enrollment that was left half-done and %s does not stand in the way of the next',
  async (_name, factors, removals) => {
    const { client, calls, start, answers } = await signedIn()
    await start(user)
    const enroll = answers['POST /factors'] ?? (() => new Response())
    let tries = 0
    answers['POST /factors'] = () => {
      tries += 1
      return tries === 1
        ? Response.json({ code: 'mfa_factor_name_conflict', message: 'taken' }, { status: 422, headers: versioned })
        : enroll()
    }
    answers['GET /user'] = () => Response.json({ ...user, factors })
    expect(await client.twoFactor.enroll('App')).toMatchObject({ ok: true, value: { secret: 'ABC' } })
    expect(calls).toEqual(['POST /factors', 'GET /user', ...removals, 'POST /factors'])
  },
)
