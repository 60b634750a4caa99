import { everyRun, full } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { adminOf } from './administrators.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'

const fifty = <Value>(use: () => Promise<Value>): Promise<Value[]> => Promise.all(Array.from({ length: 50 }, use))
const occasions = ['signup', 'invite', 'recovery', 'magiclink'] as const
type Occasion = (typeof occasions)[number]
type Way = 'link' | 'code' | 'token hash'

onBothDatabases('what is mailed is spent once', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      limiter: unlimited,
      limits: { mailGapSeconds: 0, codeAttempts: 1000 },
      securePasswordChange: true,
    })
  })
  afterAll(() => server.stop())
  // PGlite's one connection puts them in a row.
  const atOnce = { tags: [kind === 'Postgres' ? everyRun : full] }

  const post = async (path: string, body: object) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/auth/v1${path}`,
      headers: { apikey: anonKey, 'x-supabase-api-version': '2024-01-01' },
      payload: JSON.stringify(body),
    })
    return { status: reply.statusCode, ...reply.json<{ code?: string; refresh_token?: string }>() }
  }
  /** The email of one kind, to its own account. */
  const mailed = async (occasion: Occasion) => {
    const email = occasion === 'signup' || occasion === 'invite' ? newAddress() : (await signedInAccount(server)).email
    const { auth } = server.client()
    if (occasion === 'signup') await auth.signUp({ email, password: firstPassword })
    else if (occasion === 'invite') await adminOf(server).inviteUserByEmail(email)
    else await (occasion === 'recovery' ? auth.resetPasswordForEmail(email) : auth.signInWithOtp({ email }))
    const mail = lastMail(server.mails, email)
    const link = linkIn(mail)
    const use = async (way: Way): Promise<boolean> => {
      if (way === 'link')
        return String((await server.app.inject({ url: `${link.pathname}${link.search}` })).headers.location).includes(
          '#access_token=',
        )
      const credential =
        way === 'code' ? { email, token: codeIn(mail) } : { token_hash: link.searchParams.get('token') }
      const { status, code } = await post('/verify', { type: occasion, ...credential })
      expect([status, code]).toEqual(status === 200 ? [200, undefined] : [403, 'otp_expired'])
      return status === 200
    }
    return { email, use }
  }
  const sessions = async (email: string) =>
    (
      await sql<{
        id: string
      }>`select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`.execute(
        server.db,
      )
    ).rows.length

  test.each(
    occasions.flatMap((occasion) => (['link', 'code', 'token hash'] as const).map((way) => [occasion, way] as const)),
  )('the %s of %s: then it opens nothing, in no way', async (occasion, way) => {
    const { email, use } = await mailed(occasion)
    const before = await sessions(email)
    expect(await use(way)).toBe(true)
    for (const again of ['link', 'code', 'token hash'] as const) expect(await use(again), again).toBe(false)
    expect(await sessions(email)).toBe(before + 1)
  })

  test.each(occasions.flatMap((occasion) => (['link', 'code'] as const).map((way) => [occasion, way] as const)))(
    'of fifty uses at once of the %s by %s, one is let in',
    atOnce,
    async (occasion, way) => {
      const { email, use } = await mailed(occasion)
      const before = await sessions(email)
      expect((await fifty(() => use(way))).filter(Boolean)).toHaveLength(1)
      expect(await sessions(email)).toBe(before + 1)
    },
  )

  test('of fifty uses at once, half by link and half by code, one is let in', atOnce, async () => {
    const { use } = await mailed('recovery')
    let count = 0
    expect((await fifty(() => use((count += 1) % 2 === 0 ? 'link' : 'code'))).filter(Boolean)).toHaveLength(1)
  })

  test('fifty uses at once of one half of a change of address are one half', atOnce, async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const { pathname, search } = linkIn(lastMail(server.mails, next))
    const targets = (await fifty(() => server.app.inject({ url: `${pathname}${search}` }))).map(({ headers }) =>
      String(headers.location),
    )
    expect(targets.filter((target) => target.includes('#message='))).toHaveLength(1)
    expect(targets.filter((target) => target.includes('access_token='))).toEqual([])
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: next })
  })

  test('of fifty new passwords at once with one mailed code, one is taken', atOnce, async () => {
    const { email, client } = await signedInAccount(server)
    server.advance(86_401)
    await client.auth.refreshSession()
    await client.auth.reauthenticate()
    const nonce = /Your code: (\d{6})$/m.exec(lastMail(server.mails, email).text)?.[1] ?? ''
    const { access_token: token } = await sessionOf(client)
    let count = 0
    const replies = await fifty(async () => {
      count += 1
      const password = `Horse-Battery-${count}`
      const headers = { apikey: anonKey, authorization: `Bearer ${token}` }
      const { statusCode } = await server.app.inject({
        method: 'PUT',
        url: '/auth/v1/user',
        headers,
        payload: JSON.stringify({ password, nonce }),
      })
      return { statusCode, password }
    })
    const [taken, ...others] = replies.filter(({ statusCode }) => statusCode === 200)
    expect([taken?.statusCode, others]).toEqual([200, []])
    expect((await post('/token?grant_type=password', { email, password: taken?.password })).status).toBe(200)
  })

  test(
    'fifty refreshes at once with one token leave one live token, and a thief’s old one ends them all',
    atOnce,
    async () => {
      const { client } = await signedInAccount(server)
      const { refresh_token: first } = await sessionOf(client)
      const refresh = (token = first) => post('/token?grant_type=refresh_token', { refresh_token: token })
      const replies = await fifty(() => refresh())
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
      const live = new Set(replies.map((reply) => reply.refresh_token))
      expect(live.size).toBe(1)
      const [second = ''] = live
      const third = (await refresh(second)).refresh_token ?? ''
      server.advance(11)
      const stolen = await fifty(() => refresh())
      expect(stolen.filter(({ code }) => code === 'refresh_token_already_used')).toHaveLength(1)
      expect(new Set(stolen.map(({ status }) => status))).toEqual(new Set([400]))
      for (const token of [first, second, third])
        expect(await refresh(token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    },
  )
})
