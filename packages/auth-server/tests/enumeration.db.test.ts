import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { firstHash, firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { adminOf, createdUser, newNumber } from './administrators.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'

const notices = { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' }

/** Possible states of an address; the server treats the last ones as unknown. */
const states = [
  'confirmed',
  'unconfirmed',
  'invited',
  'banned',
  'of a provider alone',
  'with a second factor',
  'wanted by an anonymous person',
  'deleted softly',
  'unknown',
] as const
type State = (typeof states)[number]

onBothDatabases('the answer', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      notices,
      anonymousSignIns: true,
      phoneProvider: true,
      smsAutoconfirm: true,
      limiter: unlimited,
    })
    server.holdMails(true)
  })
  afterAll(() => server.stop())

  const confirmed = async () =>
    (await createdUser(server, { email: newAddress(), password_hash: await firstHash(), email_confirm: true })).email ??
    ''
  const make: Record<State, () => Promise<string>> = {
    confirmed: confirmed,
    unconfirmed: async () =>
      (await createdUser(server, { email: newAddress(), password_hash: await firstHash() })).email ?? '',
    invited: async () => {
      const email = newAddress()
      await adminOf(server).inviteUserByEmail(email)
      return email
    },
    banned: async () => {
      const user = await createdUser(server, {
        email: newAddress(),
        password_hash: await firstHash(),
        email_confirm: true,
        ban_duration: '24h',
      })
      return user.email ?? ''
    },
    'of a provider alone': async () => {
      const email = await confirmed()
      await sql`update auth.users
        set encrypted_password = null, app_metadata = '{"provider":"google","providers":["google"]}'
        where email = ${email}`.execute(server.db)
      await sql`update auth.identities set provider = 'google', provider_id = ${email} where email = ${email}`.execute(
        server.db,
      )
      return email
    },
    'with a second factor': async () => {
      const email = await confirmed()
      const client = server.client()
      await client.auth.signInWithPassword({ email, password: firstPassword })
      await client.auth.mfa.enroll({ factorType: 'totp' })
      await sql`update auth.factors set status = 'verified'
        where user_id = (select id from auth.users where email = ${email})`.execute(server.db)
      return email
    },
    'wanted by an anonymous person': async () => {
      const email = newAddress()
      const client = server.client()
      await client.auth.signInAnonymously()
      expect((await client.auth.updateUser({ email })).error).toBeNull()
      return email
    },
    'deleted softly': async () => {
      const user = await createdUser(server, {
        email: newAddress(),
        password_hash: await firstHash(),
        email_confirm: true,
      })
      expect((await adminOf(server).deleteUser(user.id, true)).error).toBeNull()
      return user.email ?? ''
    },
    unknown: () => Promise.resolve(newAddress()),
  }

  // Masks values that differ each time at the same length, and addresses.
  const alike = (text: string, email: string) =>
    text
      .replaceAll(email, 'EMAIL')
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
  const statement = (text: string) => text.replace(/^(release|rollback to) savepoint/, 'end of savepoint')
  /** Everything an observer can see, and the work that takes time. */
  const observed = async (path: string, body: (email: string) => object, email: string) => {
    server.statements.splice(0)
    server.orders.splice(0)
    const headers = { apikey: anonKey, 'x-supabase-api-version': '2024-01-01' }
    const reply = await server.app.inject({
      method: 'POST',
      url: `/auth/v1${path}`,
      headers,
      payload: JSON.stringify(body(email)),
    })
    const stored = Object.fromEntries(
      Object.entries(reply.headers).filter(([name]) => !['content-length', 'date'].includes(name)),
    )
    return {
      status: reply.statusCode,
      headers: stored,
      body: alike(reply.body, email),
      size: Number(reply.headers['content-length']) - (reply.body.split(email).length - 1) * email.length,
      statements: server.statements.map(statement),
      orders: server.orders.length,
    }
  }
  type Observed = Awaited<ReturnType<typeof observed>>
  const observe = async (
    path: string,
    body: (email: string) => object,
  ): Promise<Map<State, [first: Observed, second: Observed]>> => {
    const seen = new Map<State, [Observed, Observed]>()
    for (const state of states) {
      const email = await make[state]()
      server.advance(61)
      // The second request comes too soon after the first, if that is limited.
      const first = await observed(path, body, email)
      seen.set(state, [first, await observed(path, body, email)])
    }
    return seen
  }
  const seconds = (text: string) => text.replace(/after \d+ seconds/, 'after N seconds')
  const withoutWait = ({ headers: { 'retry-after': _wait, ...headers }, ...rest }: Observed) => ({
    ...rest,
    headers,
    body: seconds(rest.body),
    size: 0,
  })

  test.each([
    ['a recovery', '/recover', (email: string) => ({ email })],
    ['a sign-in by mail', '/otp', (email: string) => ({ email })],
    ['a sign-in by mail, by its old name', '/magiclink', (email: string) => ({ email })],
    ['the confirmation again', '/resend', (email: string) => ({ email, type: 'signup' })],
    ['the change of address again', '/resend', (email: string) => ({ email, type: 'email_change' })],
    ['a wrong password', '/token?grant_type=password', (email: string) => ({ email, password: 'Wrong-Pass-1' })],
    ['a wrong code', '/verify', (email: string) => ({ email, type: 'recovery', token: '000000' })],
  ] as const)(
    'to %s is the same, down to its size and its statements, whatever the address is',
    async (_name, path, body) => {
      const seen = await observe(path, body)
      const [first, second] = seen.get('unknown') ?? []
      if (first === undefined || second === undefined) throw new Error('nothing was seen')
      expect(first.statements.length).toBeGreaterThan(0)
      for (const [state, [once, again]] of seen) {
        expect(once, state).toEqual(first)
        expect(withoutWait(again), state).toEqual(withoutWait(second))
      }
    },
  )

  test('to a wrong code is the same whether a mail is on its way or there is nobody to get it', async () => {
    const answers = []
    for (const state of ['unknown', 'confirmed'] as const) {
      const email = await make[state]()
      await observed('/recover', () => ({ email }), email)
      server.holdMails(false)
      await server.sendMails()
      server.holdMails(true)
      expect(server.mails.filter(({ to }) => to === email)).toHaveLength(state === 'unknown' ? 0 : 1)
      answers.push(await observed('/verify', () => ({ email, type: 'recovery', token: 'wrong' }), email))
    }
    expect(answers[0]?.statements.length).toBeGreaterThan(0)
    expect(answers[1]).toEqual(answers[0])
  })

  test('to a sign-up tells taken from new by its empty identities, as the contract has it', async () => {
    const seen = await observe('/signup', (email) => ({ email, password: 'Another-Pass-2', data: { a: 1 } }))
    const [first, second] = seen.get('unknown') ?? []
    const [taken] = seen.get('confirmed') ?? []
    if (first === undefined || second === undefined || taken === undefined) throw new Error('nothing was seen')
    expect(JSON.parse(taken.body)).toMatchObject({ identities: [], role: '', user_metadata: { a: 1 } })
    for (const [state, [once, again]] of seen) {
      const { body, size: _size, ...rest } = once
      const { body: _body, size: _same, ...expected } = first
      expect(rest, state).toEqual(expected)
      expect(withoutWait(again), state).toEqual(withoutWait(second))
      const isTaken = ['confirmed', 'banned', 'of a provider alone', 'with a second factor'].includes(state)
      if (isTaken) expect([once.body, once.size], state).toEqual([taken.body, taken.size])
      else if (state !== 'invited' && state !== 'unconfirmed')
        expect([body, once.size], state).toEqual([first.body, first.size])
    }
  })

  test('to a wrong password is the same for a number that is taken and one that is not', async () => {
    const taken = newNumber()
    expect((await server.client().auth.signUp({ phone: `+${taken}`, password: firstPassword })).error).toBeNull()
    const banned = await createdUser(server, {
      phone: newNumber(),
      password: firstPassword,
      phone_confirm: true,
      ban_duration: '24h',
    })
    const tries = []
    for (const phone of [newNumber(), taken, banned.phone ?? '']) {
      tries.push(
        await observed('/token?grant_type=password', () => ({ phone: `+${phone}`, password: 'Wrong-Pass-1' }), phone),
      )
    }
    expect(tries[0]?.statements.length).toBeGreaterThan(0)
    expect(tries[1]).toEqual(tries[0])
    expect(tries[2]).toEqual(tries[0])
  })

  test('is followed by a mail to nobody but the owner of an account', async () => {
    for (const state of ['unknown', 'deleted softly', 'wanted by an anonymous person'] as const) {
      const email = await make[state]()
      server.advance(61)
      server.orders.splice(0)
      server.mails.splice(0)
      for (const path of ['/recover', '/resend', '/token?grant_type=password'])
        await observed(path, () => ({ email, type: 'signup', password: firstPassword }), email)
      server.holdMails(false)
      await server.sendMails()
      server.holdMails(true)
      expect(
        server.mails.filter(({ to }) => to === email),
        state,
      ).toEqual([])
    }
    const owner = await signedInAccountWhile(server)
    expect(server.mails.some(({ to }) => to === owner)).toBe(true)
  })
})

/** An account whose emails are sent, to prove that sending works. */
async function signedInAccountWhile(server: TestServer): Promise<string> {
  server.holdMails(false)
  const { email } = await signedInAccount(server)
  server.holdMails(true)
  return email
}
