import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, sessionOf, signedInAccount } from './accounts.ts'
import { call, signedToken } from './administrators.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

onBothDatabases('the token of an administrator with a session', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    // Tokens that outlive their session, because this tests the session limits.
    server = await startServer(kind, {
      sessions: { timeboxSeconds: 7200, inactivitySeconds: 3000, onePerUser: true },
      lifetimes: { accessTokenSeconds: 86_400 },
    })
  })
  afterAll(() => server.stop())

  /** An administrator, signed in with a password. */
  const administrator = async () => {
    const { email, user, client } = await signedInAccount(server)
    await call(server, 'PUT', `/admin/users/${user.id}`, { body: { role: 'service_role' } })
    await client.auth.signInWithPassword({ email, password: firstPassword })
    return { email, client }
  }
  const answer = async (bearer: string) => {
    const { status, body } = await call(server, 'GET', '/admin/users', { bearer })
    return { status, code: body['code'], message: body['message'] }
  }
  const over = { status: 403, code: 'session_expired', message: 'Session from session_id claim in JWT has expired' }

  test('is worth nothing after the time-box of the session, however often that was used', async () => {
    const { client } = await administrator()
    for (const seconds of [2400, 2400, 2390]) {
      server.advance(seconds)
      expect((await client.auth.refreshSession()).error).toBeNull()
      expect(await answer((await sessionOf(client)).access_token)).toMatchObject({ status: 200 })
    }
    server.advance(20)
    // No access token outlives the time-box.
    expect(await answer((await sessionOf(client)).access_token)).toMatchObject({ status: 403, code: 'bad_jwt' })
  })

  test('is worth nothing once the session was not refreshed for too long, and leaves it to other calls', async () => {
    const { client } = await administrator()
    const { access_token: token } = await sessionOf(client)
    server.advance(2990)
    expect(await answer(token)).toMatchObject({ status: 200 })
    server.advance(20)
    expect(await answer(token)).toEqual(over)
    expect((await call(server, 'GET', '/user', { bearer: token })).status).toBe(200)
    expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400, code: 'session_expired' })
  })

  test('is worth nothing after a newer sign-in, where a person has one session', async () => {
    const { email, client } = await administrator()
    const { access_token: token } = await sessionOf(client)
    server.advance(1)
    const newer = server.client()
    await newer.auth.signInWithPassword({ email, password: firstPassword })
    expect(await answer(token)).toEqual(over)
    expect(await answer((await sessionOf(newer)).access_token)).toMatchObject({ status: 200 })
  })

  test('without a session has its own end alone', async () => {
    const token = await signedToken(server, { role: 'service_role' })
    server.advance(100_000)
    expect(await answer(token)).toMatchObject({ status: 200 })
  })
})
