import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { adminOf, call, createdUser, newNumber } from './administrators.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

onBothDatabases('refusals that few clients see', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { phoneProvider: true })
  })
  afterAll(() => server.stop())

  test('a number that was never confirmed signs nobody in, and says so only with the right password', async () => {
    const phone = newNumber()
    await createdUser(server, { phone, password: firstPassword })
    const signIn = (password: string) => server.client().auth.signInWithPassword({ phone, password })
    expect((await signIn(firstPassword)).error).toMatchObject({
      status: 400,
      code: 'phone_not_confirmed',
      message: 'Phone not confirmed',
    })
    expect((await signIn('Wrong-Horse-1')).error?.code).toBe('invalid_credentials')
  })

  test('an account is read for its own audience alone', async () => {
    const { client } = await signedInAccount(server)
    const bearer = (await sessionOf(client)).access_token
    const read = (audience: string) => call(server, 'GET', '/user', { bearer, headers: { 'x-jwt-aud': audience } })
    expect(await read('authenticated')).toMatchObject({ status: 200 })
    expect(await read('others')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('whoever was deleted while signed in is signed out by the client', async () => {
    const { client, user } = await signedInAccount(server)
    const bearer = (await sessionOf(client)).access_token
    await adminOf(server).deleteUser(user.id)
    expect(await call(server, 'POST', '/logout', { bearer })).toMatchObject({
      status: 403,
      body: { code: 'user_not_found' },
    })
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
  })

  test('metadata of the application is written by the account of an administrator, and by no other', async () => {
    const change = async (role: string) => {
      const email = newAddress()
      await createdUser(server, { email, password: firstPassword, email_confirm: true, role })
      const { data } = await server.client().auth.signInWithPassword({ email, password: firstPassword })
      return call(server, 'PUT', '/user', {
        bearer: data.session?.access_token ?? '',
        body: { app_metadata: { plan: 'b', provider: null } },
      })
    }
    expect(await change('supabase_admin')).toMatchObject({
      status: 200,
      body: { app_metadata: { plan: 'b', providers: ['email'] } },
    })
    expect(await change('authenticated')).toMatchObject({ status: 403, body: { code: 'not_admin' } })
  })

  test('an empty object is metadata too', async () => {
    const { client } = await signedInAccount(server)
    const bearer = (await sessionOf(client)).access_token
    expect(await call(server, 'PUT', '/user', { bearer, body: { app_metadata: {} } })).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    })
    expect(await call(server, 'PUT', '/user', { bearer, body: { app_metadata: null } })).toMatchObject({ status: 200 })
  })
})

onBothDatabases('accounts that confirm themselves', (kind) => {
  test('a new address waits for its mail also where accounts confirm themselves', async () => {
    const server = await startServer(kind, { autoconfirm: true })
    try {
      const [client, email, newEmail] = [server.client(), newAddress(), newAddress()]
      await client.auth.signUp({ email, password: firstPassword })
      const { data, error } = await client.auth.updateUser({ email: newEmail })
      expect(error).toBeNull()
      expect(data.user).toMatchObject({ email, new_email: newEmail })
      expect(server.mails.map(({ to }) => to)).toContain(newEmail)
    } finally {
      await server.stop()
    }
  })
})

test('a refresh that waits five seconds for another of its session is refused, and its token stays good', async () => {
  const server = await startServer('Postgres')
  onTestFinished(() => server.stop())
  const { client } = await signedInAccount(server)
  const { refresh_token: token, access_token: bearer } = await sessionOf(client)
  const refresh = () =>
    call(server, 'POST', '/token?grant_type=refresh_token', { bearer, body: { refresh_token: token } })
  // The database measures this time itself, so the seconds become milliseconds on their way there.
  const send = Reflect.get(Client.prototype, 'query') as (this: Client, text: unknown, values: unknown) => unknown
  const limit = "set local lock_timeout = '5s'"
  const sent = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, text, values) {
    return send.call(this, text === limit ? "set local lock_timeout = '5ms'" : text, values)
  })
  onTestFinished(() => sent.mockRestore())
  server.statements.splice(0)
  await server.db.transaction().execute(async (trx) => {
    await sql`select id from auth.sessions for update`.execute(trx)
    expect(await refresh()).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'Too many concurrent token refresh requests on the same session or refresh token',
      },
    })
  })
  expect(server.statements).toContain(limit)
  sent.mockRestore()
  expect(await refresh()).toMatchObject({ status: 200 })
})
