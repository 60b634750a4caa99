import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'

onBothDatabases('what an account is told of its security', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { secureEmailChange: false })
  })
  afterAll(() => server.stop())

  const signInWithFirefox = async (email: string) => {
    const headers = { apikey: anonKey, 'content-type': 'application/json', 'user-agent': firefox }
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: firstPassword }),
    })
    return (await answer.json()) as { access_token: string; refresh_token: string }
  }
  const refresh = (token: string) =>
    fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: token }),
    })
  const events = async (userId: string) =>
    (await server.auth.recentEvents(userId, 10)).map(({ kind: event, browser }) => [event, browser])

  test('its sessions, with their browsers, the one that was used last first', async () => {
    const { email, user } = await signedInAccount(server)
    server.advance(60)
    const { refresh_token: token } = await signInWithFirefox(email)
    const [second, first, ...others] = await server.auth.listSessions(user.id)
    expect([second?.browser, first?.browser, others]).toEqual(['Firefox on Windows', null, []])
    expect(second?.lastUsedAt).toEqual(second?.signedInAt)
    server.advance(600)
    await refresh(token)
    const renewed = (await server.auth.listSessions(user.id))[0]
    expect(renewed?.id).toBe(second?.id)
    expect((renewed?.lastUsedAt.getTime() ?? 0) - (renewed?.signedInAt.getTime() ?? 0)).toBeGreaterThanOrEqual(600_000)
  })

  test('one session ends, and no other; nobody ends that of somebody else', async () => {
    const { email, user, client } = await signedInAccount(server)
    const other = await signedInAccount(server)
    server.advance(1)
    const { refresh_token: token } = await signInWithFirefox(email)
    const id = (await server.auth.listSessions(user.id))[0]?.id ?? ''
    expect(await server.auth.endSession(id, other.user.id)).toBe(false)
    expect(await server.auth.listSessions(user.id)).toHaveLength(2)
    expect(await server.auth.endSession(id, user.id)).toBe(true)
    expect(await server.auth.endSession(id, user.id)).toBe(false)
    expect((await refresh(token)).status).toBe(400)
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await events(user.id))[0]).toEqual(['session_ended', 'Firefox on Windows'])
    expect((await other.client.auth.getUser()).error).toBeNull()
  })

  test('sign-ins, new passwords and addresses, newest first, and nothing beside the account’s security', async () => {
    const { email, user, client } = await signedInAccount(server)
    server.advance(1)
    await client.auth.updateUser({ data: { firstName: 'Grace' } })
    await client.auth.updateUser({ password: 'Another-Horse-2' })
    server.advance(1)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    await server
      .client()
      .auth.verifyOtp({ type: 'email_change', email: next, token: codeIn(lastMail(server.mails, next)) })
    expect((await server.auth.recentEvents(user.id, 10)).map(({ kind: event }) => event).toSorted()).toEqual([
      'email_changed',
      'email_confirmed',
      'password_changed',
      'signed_in',
      'signed_in',
    ])
    expect((await server.auth.recentEvents(user.id, 2)).map(({ kind: event }) => event).toSorted()).toEqual([
      'email_changed',
      'signed_in',
    ])
    server.advance(61)
    await server.client().auth.resetPasswordForEmail(next)
    expect((await events(user.id))[0]).toEqual(['reset_requested', null])
    const another = await server.auth.recentEvents((await signedInAccount(server)).user.id, 10)
    expect(another.map(({ kind: event }) => event).toSorted()).toEqual(['email_confirmed', 'signed_in'])
    expect(email).not.toBe(next)
  })

  test('the method of a sign-in and the browser are on record', async () => {
    const { email, user, client } = await signedInAccount(server)
    server.advance(1)
    await signInWithFirefox(email)
    const account = (await server.auth.describeUser(user.id)) as { activity: { traits: object }[] }
    expect(account.activity.at(-1)?.traits).toEqual({
      provider: 'email',
      browser: 'Firefox on Windows',
      method: 'password',
    })
    expect((await sessionOf(client)).access_token).not.toBe('')
  })
})
