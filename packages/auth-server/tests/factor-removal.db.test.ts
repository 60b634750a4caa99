import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstPassword } from './accounts.ts'
import { accountWithApp, appCode, enrollApp } from './authenticator-app.ts'
import { factorCalls } from './factor-calls.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'
import { addPasskey, signInWithPasskey } from './passkey-accounts.ts'

const hour = 3600
const path = '/factors/removal'
const none = { requested_at: null, due_at: null }
const asked = 'Somebody asked to remove two-factor sign-in from your account with Example'
const waits = 'Reminder: two-factor sign-in is about to be removed from your account with Example'
const done = 'Two-factor sign-in was removed from your account with Example'

onBothDatabases('a lost second factor', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      notices: {
        signInUrl: 'https://site.example.com/login',
        contactUrl: 'https://site.example.com/contact',
        undoUrl: 'https://site.example.com/this-was-not-me',
      },
      recentProofSeconds: 600,
      passkeys: {},
      lifetimes: { accessTokenSeconds: 30 * 24 * hour },
      limits: { requestsPerFiveMinutes: 10_000, tokenRequestsPerFiveMinutes: 10_000, factorRequestsPerMinute: 10_000 },
    })
  })
  beforeEach(() => void server.mails.splice(0))
  afterAll(() => server.stop())

  const { signIn, levels, call, storedActions } = factorCalls(() => server)
  const settle = async () => {
    await server.auth.finishRemovals()
    await server.sendMails()
  }
  const subjects = (to: string) => server.mails.filter((mail) => mail.to === to).map(({ subject }) => subject)
  const passed = async (hours: number) => {
    server.advance(hours * hour)
    await settle()
  }
  /** Whoever lost the app asks for the removal, with the password alone. */
  const lost = async () => {
    const account = await accountWithApp(server)
    const client = await signIn(account.email)
    server.mails.splice(0)
    return { ...account, owner: account.client, client, answer: await call(client, { path }) }
  }
  const undo = async (subject: string, to: string) => {
    const mail = server.mails.find((each) => each.to === to && each.subject === subject)
    const token = new URLSearchParams(linkIn(mail ?? lastMail(server.mails, to)).hash.slice(1)).get('token')
    return call(undefined, { path: '/undo', body: { token } })
  }
  const needsCode = async (email: string) => (await levels(await signIn(email)))?.nextLevel === 'aal2'

  test('is removed after 72 hours, with a notice at once, after one and two days, and at the end', async () => {
    const { email, client, owner, answer, user } = await lost()
    expect(answer).toMatchObject({ status: 200, requested_at: expect.any(Number) as number })
    const { requested_at: from = 0, due_at: due = 0 } = answer as { requested_at?: number; due_at?: number }
    expect(due - from).toBe(72 * hour)
    expect(subjects(email)).toEqual([asked])
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(due * 1000)
    expect(lastMail(server.mails, email).text.replaceAll(/\s+/g, ' ')).toContain(`are asked for until ${day} at `)

    await passed(23.9)
    expect(subjects(email)).toEqual([asked])
    await passed(0.2)
    await settle()
    expect(subjects(email)).toEqual([asked, waits])
    await passed(24)
    expect(subjects(email)).toEqual([asked, waits, waits])
    expect(await call(client, { method: 'GET', path })).toMatchObject({ requested_at: from, due_at: due })
    await passed(23.8)
    expect(await needsCode(email)).toBe(true)
    await passed(0.2)
    expect(subjects(email)).toContain(done)
    expect(await needsCode(email)).toBe(false)
    for (const session of [client, owner]) expect((await session.auth.getUser()).error).not.toBeNull()
    expect((await storedActions(user.id)).slice(-2)).toEqual(['factor_removal_requested', 'factor_unenrolled'])
    await passed(72)
    expect(subjects(email).filter((subject) => subject === done)).toHaveLength(1)
  })

  test('asking again changes nothing, and asks for no second notice', async () => {
    const { email, client, answer } = await lost()
    server.advance(hour / 12)
    expect(await call(client, { path })).toEqual(answer)
    expect(subjects(email)).toEqual([asked])
  })

  test('a code of the app stops it, and so does a recovery code', async () => {
    for (const kindOfCode of ['app', 'recovery']) {
      const { email, owner, secret, factorId, user } = await lost()
      const { data: codes } = await owner.auth.mfa.recoveryCodes.generate()
      server.advance(30)
      const client = await signIn(email)
      const shown =
        kindOfCode === 'app'
          ? await client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
          : await client.auth.mfa.recoveryCodes.verify({ code: codes?.codes[0] ?? '' })
      expect(shown.error).toBeNull()
      expect(await storedActions(user.id)).toContain('factor_removal_stopped')
      for (const hours of [24, 24, 25]) await passed(hours)
      expect(await needsCode(email)).toBe(true)
      expect(subjects(email)).not.toContain(done)
    }
  })

  test('a passkey stops it', async () => {
    const account = await accountWithApp(server)
    const { device } = await addPasskey(account.client)
    const client = await signIn(account.email)
    await call(client, { path })
    expect((await signInWithPasskey(server, device)).error).toBeNull()
    for (const hours of [24, 24, 25]) await passed(hours)
    expect(await needsCode(account.email)).toBe(true)
  })

  test('a session that has passed the factor stops it, and one that owes it does not', async () => {
    const { client, owner } = await lost()
    expect(await call(client, { method: 'DELETE', path })).toMatchObject({ status: 422, code: 'insufficient_aal' })
    expect(await call(owner, { method: 'DELETE', path })).toMatchObject({ status: 200, ...none })
    expect(await call(owner, { method: 'GET', path })).toMatchObject({ status: 200, ...none })
  })

  test('“This wasn’t me” stops it, ends all sessions and drops the password that was known', async () => {
    const { email, client } = await lost()
    expect((await undo(asked, email)).status).toBe(200)
    expect((await client.auth.getUser()).error).not.toBeNull()
    const again = await server.client().auth.signInWithPassword({ email, password: firstPassword })
    expect(again.error).toMatchObject({ code: 'invalid_credentials' })
    for (const hours of [24, 24, 25]) await passed(hours)
    expect(subjects(email).filter((subject) => subject === done)).toEqual([])
  })

  test('“This wasn’t me” brings the factor back after it was removed', async () => {
    const { email, factorId } = await lost()
    for (const hours of [24, 24, 24]) await passed(hours)
    expect((await undo(done, email)).status).toBe(200)
    const back = server.client()
    await back.auth.resetPasswordForEmail(email)
    const token = codeIn(lastMail(server.mails, email))
    const { data } = await back.auth.verifyOtp({ type: 'recovery', email, token })
    expect(data.user?.factors).toMatchObject([{ id: factorId, status: 'verified' }])
  })

  test('no notice of it can be sent: it waits until one is', async () => {
    const { email } = await lost()
    server.breakMail(true)
    for (const hours of [24, 24, 24, 24]) await passed(hours)
    server.breakMail(false)
    expect(await needsCode(email)).toBe(true)
    await server.sendMails()
    await settle()
    expect(await needsCode(email)).toBe(false)
  })

  test('a server that was down gives the owner the time between notices all the same', async () => {
    const { email } = await lost()
    await passed(80)
    expect(subjects(email)).toEqual([asked, waits])
    await passed(23)
    expect(subjects(email)).toEqual([asked, waits])
    await passed(1.1)
    await passed(23)
    expect(await needsCode(email)).toBe(true)
    await passed(1.1)
    expect(await needsCode(email)).toBe(false)
  })

  test('needs a factor, and a proof of the last ten minutes', async () => {
    const { client, owner } = await lost()
    await call(owner, { method: 'DELETE', path })
    server.advance(601)
    expect(await call(client, { path })).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect(await call(undefined, { path })).toMatchObject({ status: 401 })
  })
})

test('a host without a page that undoes does not offer it', async () => {
  const server = await startServer('PGlite')
  const { client } = await accountWithApp(server)
  const { call } = factorCalls(() => server)
  expect(await call(client, { path })).toMatchObject({ status: 404, code: 'feature_disabled' })
  await server.stop()
})

test('an account whose notice fails holds up no other', async () => {
  const broken = new Set<string>()
  const ordered: string[] = []
  const server = await startServer('PGlite', {
    notices: {
      signInUrl: 'https://site.example.com/login',
      contactUrl: 'https://site.example.com/contact',
      undoUrl: 'https://site.example.com/this-was-not-me',
    },
    enqueueMail: (_trx, { account, kind }) => {
      if (broken.has(account)) return Promise.reject(new Error('the queue refuses it'))
      ordered.push(`${account} ${kind}`)
      return Promise.resolve()
    },
    autoconfirm: true,
  })
  const { call } = factorCalls(() => server)
  const users: string[] = []
  for (const name of ['one', 'two']) {
    const client = server.client()
    await client.auth.signUp({ email: `${name}@example.com`, password: firstPassword })
    const app = await enrollApp(client)
    await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: appCode(app.secret, server.now()) })
    expect(await call(client, { path })).toMatchObject({ status: 200 })
    users.push((await client.auth.getUser()).data.user?.id ?? '')
  }
  server.advance(25 * hour)
  const [first = '', second = ''] = users.toSorted()
  broken.add(first)
  await expect(server.auth.finishRemovals()).rejects.toThrow('the queue refuses it')
  expect(ordered).toContain(`${second} factor_removal_waits`)
  broken.clear()
  await server.auth.finishRemovals()
  expect(ordered).toContain(`${first} factor_removal_waits`)
  await server.stop()
})
