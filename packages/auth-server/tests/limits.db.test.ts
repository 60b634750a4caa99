import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimiter } from '../src/index.ts'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { anonKey, startServer, type TestServer } from './harness.ts'
import { lastMail, linkIn } from './mailbox.ts'

let limiterTime = 1_000_000
let server: TestServer
beforeAll(async () => {
  const limiter = createLimiter({ now: () => limiterTime })
  server = await startServer('PGlite', {
    limiter,
    limits: { requestBurst: 30, requestsPerFiveMinutes: 30, tokenRequestsPerFiveMinutes: 150 },
  })
})
afterAll(() => server.stop())

const signIn = (remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=refresh_token',
    remoteAddress,
    headers: { apikey: anonKey, 'x-supabase-api-version': '2024-01-01' },
    payload: '{"refresh_token":"short"}',
  })

async function statuses(count: number, remoteAddress: string): Promise<number[]> {
  const replies: number[] = []
  for (let index = 0; index < count; index += 1) replies.push((await signIn(remoteAddress)).statusCode)
  return replies
}

test('thirty tokens may be asked for at once, the next only when it is due; others are not concerned', async () => {
  const atOnce = await statuses(31, '192.0.2.1')
  expect(atOnce.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400))
  expect(atOnce[30]).toBe(429)
  const refused = await signIn('192.0.2.1')
  expect(refused.json()).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' })
  expect(refused.headers).toMatchObject({
    'retry-after': '2',
    'x-ratelimit-limit': '30',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': '60',
  })
  expect((await signIn('192.0.2.2')).statusCode).toBe(400)
  limiterTime += 3000
  expect(await statuses(2, '192.0.2.1')).toEqual([400, 429])
})

test('neither wrong passwords nor made-up tokens of others behind one address stop a refresh', async () => {
  const { client } = await signedInAccount(server)
  const { refresh_token: token } = await sessionOf(client)
  const ask = (grant: string, payload: object) =>
    server.app.inject({
      method: 'POST',
      url: `/auth/v1/token?grant_type=${grant}`,
      remoteAddress: '192.0.2.7',
      headers: { apikey: anonKey },
      payload: JSON.stringify(payload),
    })
  const guesses: number[] = []
  for (let index = 0; index < 40; index += 1) guesses.push((await ask('password', {})).statusCode)
  expect(guesses).toContain(429)
  expect(await statuses(40, '192.0.2.7')).toContain(429)
  expect((await ask('refresh_token', { refresh_token: token })).statusCode).toBe(200)
})

test('a server that counts no addresses refuses none, and slows guesses at one account all the same', async () => {
  const limits = { requestBurst: 30, tokenRequestsPerFiveMinutes: 150, countAddresses: false }
  const open = await startServer('PGlite', { limiter: createLimiter(), limits })
  const ask = async (grant: string, payload: object) =>
    (
      await open.app.inject({
        method: 'POST',
        url: `/auth/v1/token?grant_type=${grant}`,
        remoteAddress: '192.0.2.8',
        headers: { apikey: anonKey },
        payload: JSON.stringify(payload),
      })
    ).statusCode
  for (let index = 0; index < 40; index += 1) expect(await ask('refresh_token', { refresh_token: 'short' })).toBe(400)
  const guesses: number[] = []
  for (let index = 0; index < 8; index += 1)
    guesses.push(await ask('password', { email: 'ada@example.com', password: 'a wrong one' }))
  expect(guesses).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  await open.stop()
})

test('one password at many accounts is thirty tries an address; no account or made-up header lifts it', async () => {
  const { email } = await signedInAccount(server)
  const replies: number[] = []
  for (let index = 0; index < 45; index += 1) {
    const isProductNode = index % 10 === 9
    const reply = await server.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      remoteAddress: '192.0.2.30',
      headers: {
        apikey: anonKey,
        'x-forwarded-for': `203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
        'x-client-ip': `203.0.113.${index}`,
      },
      payload: JSON.stringify({ email: isProductNode ? email : newAddress(), password: firstPassword }),
    })
    replies.push(reply.statusCode)
  }
  const free = Array.from({ length: 30 }, (_none, index) => (index % 10 === 9 ? 200 : 400))
  expect(replies).toEqual([...free, ...Array.from({ length: 15 }, () => 429)])
})

test('a network of IPv6 addresses counts as one', async () => {
  const replies: number[] = []
  for (let index = 0; index < 40; index += 1)
    replies.push((await signIn(`2001:db8:0:1::${index.toString(16)}`)).statusCode)
  expect(replies.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400))
  expect(replies).toContain(429)
  expect((await signIn('2001:db8:0:2::1')).statusCode).toBe(400)
})

test('a second mail within the gap says when it may be asked for, also to pages of another origin', async () => {
  const email = newAddress()
  const ask = () =>
    server.app.inject({
      method: 'POST',
      url: '/auth/v1/recover',
      headers: { apikey: anonKey, origin: 'https://app.example.com' },
      payload: JSON.stringify({ email }),
    })
  expect((await ask()).statusCode).toBe(200)
  server.advance(20)
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(41)
  expect(refused.headers['access-control-expose-headers']).toContain(
    'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
  )
})

test('a mailed link cannot be edited to lead elsewhere', async () => {
  const email = newAddress()
  await server
    .client()
    .auth.signUp({ email, password: firstPassword, options: { emailRedirectTo: 'https://app.example.com/x' } })
  const link = linkIn(lastMail(server.mails, email))
  link.searchParams.set('redirect_to', 'https://evil.example.org/')
  const reply = await fetch(link, { redirect: 'manual' })
  expect(reply.headers.get('location')).toMatch(/^https:\/\/site\.example\.com#access_token=/)
})

test('a redirect that is not allowed silently becomes the site', async () => {
  const email = newAddress()
  await server
    .client()
    .auth.signUp({ email, password: firstPassword, options: { emailRedirectTo: 'https://evil.example.org/' } })
  expect(linkIn(lastMail(server.mails, email)).searchParams.get('redirect_to')).toBe('https://site.example.com')
})

test('a ban is reported only to the right password, and refuses everywhere', async () => {
  const { email, client, user } = await signedInAccount(server)
  const { data } = await client.auth.getSession()
  const auth = server.db.withSchema('auth')
  await auth
    .updateTable('users' as never)
    .set({ banned_until: new Date('2999-01-01T00:00:00Z') } as never)
    .where('id' as never, '=', user.id as never)
    .execute()
  const right = await server.client().auth.signInWithPassword({ email, password: firstPassword })
  expect(right.error).toMatchObject({ status: 400, code: 'user_banned', message: 'User is banned' })
  const wrong = await server.client().auth.signInWithPassword({ email, password: 'Wrong-Pass-1' })
  expect(wrong.error?.code).toBe('invalid_credentials')
  const known = await server.client().auth.getUser(data.session?.access_token)
  expect(known.error).toMatchObject({ status: 403, code: 'user_banned' })
  const refreshed = await server.client().auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
  expect(refreshed.error).toMatchObject({ status: 400, message: 'Invalid Refresh Token: User Banned' })
})
