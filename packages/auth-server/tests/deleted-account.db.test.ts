import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

const tables = [
  'users',
  'identities',
  'sessions',
  'rotated_refresh_tokens',
  'one_time_tokens',
  'mail_requests',
  'audit_log',
] as const

onBothDatabases('an account', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  const remove = (userId: string) => server.db.transaction().execute((trx) => server.auth.deleteUser(trx, userId))
  /** A user with a refreshed session, an emailed link and a pending change of address. */
  const busyAccount = async () => {
    const account = await signedInAccount(server)
    await account.client.auth.refreshSession()
    await account.client.auth.updateUser({ email: newAddress() })
    await server.client().auth.resetPasswordForEmail(account.email)
    return account
  }
  const counts = async () => {
    const columns = tables.map((name) => sql`(select count(*)::int from ${sql.id('auth', name)}) as ${sql.id(name)}`)
    const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(server.db)
    return rows[0] ?? {}
  }

  test('is told to its owner with sessions, mails and what was done, and without what opens it', async () => {
    const { client, email, user } = await busyAccount()
    const reported = await server.auth.describeUser(user.id)
    expect(reported).toMatchObject({
      id: user.id,
      email,
      user_metadata: { firstName: 'Ada' },
      identities: [{ provider: 'email', identity_data: { firstName: 'Ada' } }],
      sessions: [{ user_agent: expect.any(String) as string, ip: '127.0.0.1', amr: [{ method: 'otp' }] }],
      mails: expect.arrayContaining([expect.objectContaining({ kind: 'recovery', relates_to: email })]) as object[],
      activity: expect.arrayContaining([
        expect.objectContaining({ action: 'token_refreshed', address: email, ip: '127.0.0.1' }),
      ]) as object[],
      ordered_mails: expect.arrayContaining([expect.objectContaining({ kind: 'recovery' })]) as object[],
    })
    const { rows } = await sql<{
      secret: string
    }>`select encrypted_password as secret from auth.users where id = ${user.id}
      union all select code_hash from auth.one_time_tokens where user_id = ${user.id}
      union all select link_hash from auth.one_time_tokens where user_id = ${user.id}`.execute(server.db)
    expect(rows.length).toBeGreaterThanOrEqual(4)
    for (const { secret } of rows) expect(JSON.stringify(reported)).not.toContain(secret)
    expect(JSON.stringify(reported)).not.toContain((await sessionOf(client)).refresh_token)
    expect(await server.auth.describeUser('11111111-1111-4111-8111-111111111111')).toBeUndefined()
  })

  test('goes with every row about it and with no other, and its address is free again', async () => {
    const before = await counts()
    const stays = await busyAccount()
    const stored = await counts()
    const { client, email, user } = await busyAccount()
    for (const name of tables) expect([name, (await counts())[name]]).not.toEqual([name, stored[name]])
    const { access_token: token, refresh_token: refreshToken } = await sessionOf(client)
    await remove(user.id)
    expect(await counts()).toEqual(stored)
    expect(stored).not.toEqual(before)
    expect((await client.auth.getUser(token)).error).toMatchObject({ status: 403, code: 'user_not_found' })
    expect((await server.client().auth.refreshSession({ refresh_token: refreshToken })).error).toMatchObject({
      status: 400,
    })
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toMatchObject({
      code: 'invalid_credentials',
    })
    expect((await stays.client.auth.getUser()).data.user?.id).toBe(stays.user.id)
    await remove(user.id)
    const anew = await server.client().auth.signUp({ email, password: firstPassword })
    expect(anew.error).toBeNull()
    expect(anew.data.user?.identities).toHaveLength(1)
    expect(server.mails.at(-1)?.to).toBe(email)
  })

  test('stays whole when what goes with it fails', async () => {
    const { client, user } = await signedInAccount(server)
    const failing = server.db.transaction().execute(async (trx) => {
      await server.auth.deleteUser(trx, user.id)
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect((await client.auth.getUser()).data.user?.id).toBe(user.id)
  })
})
