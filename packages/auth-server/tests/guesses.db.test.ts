import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimiter, unlimited } from '../src/index.ts'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { anonKey, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'

// Delays use their own fake clock, which does not advance however busy the machine is.
let limiterTime = 1_000_000
const wait = (seconds: number) => {
  limiterTime += seconds * 1000
}

let server: TestServer
beforeAll(async () => {
  server = await startServer('PGlite', { limiter: createLimiter({ now: () => limiterTime }) })
})
afterAll(() => server.stop())

const headers = { apikey: anonKey, 'x-supabase-api-version': '2024-01-01' }

interface Entry {
  email: string
  password?: string
  from?: string
  cookie?: string
}

const signIn = ({ email, password = 'Wrong-Pass-1', from = '192.0.2.1', cookie }: Entry, to = server) =>
  to.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    remoteAddress: from,
    headers: cookie === undefined ? headers : { ...headers, cookie },
    payload: JSON.stringify({ email, password }),
  })

/** The given number of wrong passwords, each from a different address. */
async function attack(email: string, count: number, to = server): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) {
    statuses.push((await signIn({ email, from: `198.51.100.${index}` }, to)).statusCode)
  }
  return statuses
}

const cookieOf = (reply: { headers: NodeJS.Dict<string | string[] | number> }) =>
  String(reply.headers['set-cookie']).split(';')[0] ?? ''

test('sixty wrong passwords from sixty addresses are five, then waits, whether the account exists or not', async () => {
  const { email } = await signedInAccount(server)
  for (const address of [email, newAddress()]) {
    const statuses = await attack(address, 60)
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]))
    const refused = await signIn({ email: address.toUpperCase(), from: '203.0.113.9' })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({ code: 'over_request_rate_limit', message: 'Too many attempts for this account' })
    expect(refused.headers).toMatchObject({ 'retry-after': '15', 'x-supabase-api-version': '2024-01-01' })
    expect(refused.headers['set-cookie']).toBeUndefined()
  }
})

test('after the stated time the owner gets in, though the attack goes on', async () => {
  const { email } = await signedInAccount(server)
  await attack(email, 10)
  const owner = { email, password: firstPassword, from: '203.0.113.10' }
  const first = await signIn(owner)
  expect(first.statusCode).toBe(429)
  const stated = Number(first.headers['retry-after'])
  wait(stated - 1)
  expect((await attack(email, 10)).every((status) => status === 429)).toBe(true)
  expect((await signIn(owner)).headers['retry-after']).toBe('1')
  wait(1)
  await attack(email, 10)
  expect((await signIn(owner)).statusCode).toBe(200)
})

test('sixty wrong passwords at once, from as many addresses, are five', async () => {
  const { email } = await signedInAccount(server)
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_none, index) => signIn({ email, from: `198.51.100.${index}` })),
  )
  expect(replies.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
    ...Array.from({ length: 5 }, () => 400),
    ...Array.from({ length: 55 }, () => 429),
  ])
})

test('a sign-in elsewhere, of the attacker or of the owner, gives an attack no guesses back', async () => {
  const [victim, attacker] = [await signedInAccount(server), await signedInAccount(server)]
  const from = '198.51.100.200'
  for (let index = 0; index < 5; index += 1) {
    expect((await signIn({ email: victim.email, from })).statusCode).toBe(400)
    expect((await signIn({ email: attacker.email, password: firstPassword, from })).statusCode).toBe(200)
  }
  expect((await signIn({ email: victim.email, from })).statusCode).toBe(429)
  const owner = { email: victim.email, password: firstPassword, from: '203.0.113.40' }
  const stated = Number((await signIn(owner)).headers['retry-after'])
  wait(stated)
  expect((await signIn(owner)).statusCode).toBe(200)
  expect(new Set(await attack(victim.email, 20))).toEqual(new Set([429]))
  expect((await signIn({ email: victim.email, from })).statusCode).toBe(400)
  expect((await signIn({ email: victim.email, from })).statusCode).toBe(429)
})

test('a browser that has signed in before is not held up by others’ guesses, and is still guarded', async () => {
  const { email } = await signedInAccount(server)
  const before = await signIn({ email, password: firstPassword })
  expect(String(before.headers['set-cookie'])).toMatch(
    /^known-[\w-]{16}=[\w-]+\.[\w-]+; Max-Age=34560000; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/,
  )
  const cookie = cookieOf(before)
  await attack(email, 20)
  expect((await signIn({ email, password: firstPassword, cookie })).statusCode).toBe(200)
  const wrong: number[] = []
  for (let index = 0; index < 6; index += 1) wrong.push((await signIn({ email, cookie })).statusCode)
  expect(wrong).toEqual([400, 400, 400, 400, 400, 429])
})

test('a cookie of one account, or a made-up one, is worth nothing at another', async () => {
  const mine = await signedInAccount(server)
  const theirs = await signedInAccount(server)
  const cookie = cookieOf(await signIn({ email: mine.email, password: firstPassword }))
  const name = cookieOf(await signIn({ email: theirs.email, password: firstPassword })).split('=')[0] ?? ''
  await attack(theirs.email, 10)
  for (const forged of [cookie, `${name}=${cookie.split('=')[1]}`, `${name}=nonce.proof`, `${name}=.`]) {
    expect(
      (await signIn({ email: theirs.email, password: firstPassword, cookie: forged, from: '203.0.113.11' })).statusCode,
    ).toBe(429)
  }
})

test('following a mailed link makes the browser a known one', async () => {
  const { email } = await signedInAccount(server)
  await server.client().auth.resetPasswordForEmail(email)
  const link = new URL(/https?:\/\/\S+\/verify\?\S+/.exec(lastMail(server.mails, email).text)?.[0] ?? '')
  const followed = await server.app.inject({ url: `${link.pathname}${link.search}` })
  expect(followed.statusCode).toBe(303)
  await attack(email, 10)
  expect(
    (await signIn({ email, password: firstPassword, cookie: cookieOf(followed), from: '203.0.113.12' })).statusCode,
  ).toBe(200)
})

test('a right password of an unconfirmed account is no wrong guess', async () => {
  const email = newAddress()
  await server.client().auth.signUp({ email, password: firstPassword })
  for (let index = 0; index < 8; index += 1) {
    expect((await signIn({ email, password: firstPassword })).json()).toMatchObject({ code: 'email_not_confirmed' })
  }
})

test('ten wrong codes a day are free, over several mails; then everybody waits, and the link still works', async () => {
  const { email } = await signedInAccount(server)
  const guess = (from: string, token = '000000') =>
    server.app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      remoteAddress: from,
      headers,
      payload: JSON.stringify({ type: 'recovery', email, token }),
    })
  const statuses: number[] = []
  for (let mail = 0; mail < 4; mail += 1) {
    server.advance(61)
    await server.client().auth.resetPasswordForEmail(email)
    for (let index = 0; index < 5; index += 1) statuses.push((await guess(`198.51.100.${mail * 5 + index}`)).statusCode)
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 403))
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
  const newest = lastMail(server.mails, email)
  expect((await guess('203.0.113.13', codeIn(newest))).headers['retry-after']).toBe('60')
  const link = new URL(/https?:\/\/\S+\/verify\?\S+/.exec(newest.text)?.[0] ?? '')
  expect((await server.app.inject({ url: `${link.pathname}${link.search}` })).headers.location).toContain(
    '#access_token=',
  )
})

test('with the limiter of a load test nothing is refused', async () => {
  const open = await startServer('PGlite', { limiter: unlimited, limits: { requestBurst: 1 } })
  expect(new Set(await attack(newAddress(), 40, open))).toEqual(new Set([400]))
  await open.stop()
})
