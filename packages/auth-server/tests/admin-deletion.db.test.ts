import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { adminOf, call, createdUser, newNumber } from './administrators.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'

const nobody = '11111111-1111-4111-8111-111111111111'

onBothDatabases('an administrator who deletes an account', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  const signIn = (email: string, password: string) => server.client().auth.signInWithPassword({ email, password })

  test('gets the user that was, whose every trace is gone but that it was deleted', async () => {
    const { email, client, user } = await signedInAccount(server)
    const { access_token: token } = await sessionOf(client)
    await adminOf(server).updateUserById(user.id, { app_metadata: { tier: 'gold' } })
    const { data, error } = await adminOf(server).deleteUser(user.id)
    expect([error, data.user?.email]).toEqual([null, email])
    expect((await adminOf(server).getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect((await call(server, 'GET', '/user', { bearer: token })).body['code']).toBe('user_not_found')
    const { rows } = await sql<{
      payload: { action: string }
    }>`select payload from auth.audit_log
    where payload::text like ${`%${user.id}%`} or payload::text like ${`%${email}%`}`.execute(server.db)
    expect(rows.map(({ payload }) => payload.action)).toEqual(['user_deleted'])
    expect((await adminOf(server).deleteUser(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  test('may send no body, and not a broken one', async () => {
    const [one, other] = [
      await createdUser(server, { email: newAddress() }),
      await createdUser(server, { email: newAddress() }),
    ]
    expect(await call(server, 'DELETE', `/admin/users/${one.id}`)).toMatchObject({ status: 200, body: {} })
    expect(await call(server, 'DELETE', `/admin/users/${other.id}`, { body: '{' })).toMatchObject({
      status: 400,
      body: { code: 'bad_json' },
    })
  })

  test('softly leaves a row that names nobody and lets nobody in', async () => {
    const { email, client, user } = await signedInAccount(server)
    const phone = newNumber()
    await adminOf(server).updateUserById(user.id, { phone, phone_confirm: true })
    await server.client().auth.resetPasswordForEmail(email)
    const recovery = codeIn(lastMail(server.mails, email))
    const { access_token: token, refresh_token: refreshToken } = await sessionOf(client)
    await sql`insert into auth.factors (id, user_id, friendly_name, factor_type, created_at, updated_at)
      values (${user.id}, ${user.id}, 'Phone of Ada', 'totp', now(), now())`.execute(server.db)
    expect((await adminOf(server).deleteUser(user.id, true)).error).toBeNull()
    const { data } = await adminOf(server).getUserById(user.id)
    expect(data.user).toMatchObject({
      id: user.id,
      user_metadata: {},
      app_metadata: {},
      deleted_at: expect.any(String) as string,
    })
    for (const table of ['users', 'identities', 'sessions', 'factors', 'one_time_tokens', 'notices', 'audit_log']) {
      const { rows } = await sql<{
        text: string | null
      }>`select json_agg(t)::text as text from ${sql.id('auth', table)} t`.execute(server.db)
      for (const trace of [email, phone, 'Phone of Ada'])
        expect([table, rows[0]?.text ?? '']).not.toEqual([table, expect.stringContaining(trace)])
    }
    expect((await call(server, 'GET', '/user', { bearer: token })).body['code']).toBe('user_not_found')
    expect((await server.client().auth.refreshSession({ refresh_token: refreshToken })).error?.code).toBe(
      'refresh_token_not_found',
    )
    expect((await signIn(email, firstPassword)).error?.code).toBe('invalid_credentials')
    expect((await server.client().auth.verifyOtp({ type: 'recovery', email, token: recovery })).error?.code).toBe(
      'otp_expired',
    )
    expect(await server.auth.hasAccount(email)).toBe(false)
    const disguise = data.user?.email ?? ''
    expect(disguise).toMatch(/^[0-9a-f]{64}$/)
    await adminOf(server).deleteUser(user.id, true)
    expect((await adminOf(server).getUserById(user.id)).data.user?.email).toBe(disguise)
    const again = await createdUser(server, { email, phone })
    expect(again.id).not.toBe(user.id)
  })

  test('softly keeps out a session, a link and an address that were left behind', async () => {
    const { email, client, user } = await signedInAccount(server)
    const { access_token: token, refresh_token: refreshToken } = await sessionOf(client)
    await server.client().auth.resetPasswordForEmail(email)
    const recovery = codeIn(lastMail(server.mails, email))
    await sql`update auth.users set deleted_at = now() where id = ${user.id}`.execute(server.db)
    expect((await call(server, 'GET', '/user', { bearer: token })).body['code']).toBe('user_not_found')
    expect((await server.client().auth.refreshSession({ refresh_token: refreshToken })).error?.code).toBe(
      'refresh_token_not_found',
    )
    expect((await signIn(email, firstPassword)).error?.code).toBe('invalid_credentials')
    expect((await server.client().auth.verifyOtp({ type: 'recovery', email, token: recovery })).error?.code).toBe(
      'otp_expired',
    )
    expect(await server.auth.hasAccount(email)).toBe(false)
    await sql`update auth.users set email = null where id = ${user.id}`.execute(server.db)
  })

  test.each(['GET', 'PUT', 'DELETE'] as const)(
    'is told, as by any %s, of ids that are none and of accounts that are not there',
    async (method) => {
      const noId = await call(server, method, '/admin/users/5', { body: '{}' })
      expect([noId.status, noId.body]).toEqual([404, { code: 'validation_failed', message: 'user_id must be an UUID' }])
      const none = await call(server, method, `/admin/users/${nobody}`, { body: '{}' })
      expect([none.status, none.body]).toEqual([404, { code: 'user_not_found', message: 'User not found' }])
    },
  )
})
