import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, sessionOf, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

onBothDatabases('the standing of a session', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  const account = async () => {
    const { client, user } = await signedInAccount(server)
    const { access_token: token } = await sessionOf(client)
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string }
    const standing = () => server.auth.sessionStatus(claims.session_id, user.id)
    return { client, userId: user.id, sessionId: claims.session_id, standing }
  }
  const addFactor = (userId: string, status: string) =>
    sql`insert into auth.factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
      values (${randomUUID()}, ${userId}, ${status}, 'totp', ${status}, now(), now())`.execute(server.db)

  test('it owes a second factor from its verification on, until the session is raised', async () => {
    const { userId, sessionId, standing } = await account()
    expect(await standing()).toEqual({ state: 'alive', secondFactor: false })
    await addFactor(userId, 'unverified')
    expect(await standing()).toEqual({ state: 'alive', secondFactor: false })
    await addFactor(userId, 'verified')
    expect(await standing()).toEqual({ state: 'owes-second-factor', secondFactor: true })
    await sql`update auth.sessions set aal = 'aal2' where id = ${sessionId}`.execute(server.db)
    expect(await standing()).toEqual({ state: 'alive', secondFactor: true })
  })

  test.each(['', 'mine', '0'])('there is no session %j', async (sessionId) => {
    const { userId } = await account()
    const standing = await server.auth.sessionStatus(sessionId, userId)
    expect(standing).toEqual({ state: 'ended', secondFactor: false })
  })

  test('the factor of another person is not owed', async () => {
    const [ada, bob] = [await account(), await account()]
    await addFactor(bob.userId, 'verified')
    expect(await ada.standing()).toEqual({ state: 'alive', secondFactor: false })
  })

  test('that of somebody who is banned opens nothing until the ban is over', async () => {
    const { userId, standing } = await account()
    await sql`update auth.users set banned_until = ${new Date(server.now().getTime() + 60_000)}
      where id = ${userId}`.execute(server.db)
    expect(await standing()).toEqual({ state: 'ended', secondFactor: false })
    server.advance(61)
    expect(await standing()).toEqual({ state: 'alive', secondFactor: false })
    await sql`update auth.users set deleted_at = now() where id = ${userId}`.execute(server.db)
    expect(await standing()).toEqual({ state: 'ended', secondFactor: false })
  })

  test('whoever has only the password signs out no session that has passed the second factor', async () => {
    const { client, userId, sessionId, standing } = await account()
    await addFactor(userId, 'verified')
    await sql`update auth.sessions set aal = 'aal2' where id = ${sessionId}`.execute(server.db)
    const { data } = await client.auth.getUser()
    for (const scope of ['others', 'global'] as const) {
      const intruder = server.client()
      await intruder.auth.signInWithPassword({ email: data.user?.email ?? '', password: firstPassword })
      expect((await intruder.auth.signOut({ scope })).error).toBeNull()
      expect((await standing()).state).toBe('alive')
    }
    await client.auth.signOut({ scope: 'global' })
    expect((await standing()).state).toBe('ended')
  })

  test('a session that was signed out, or is of another person, has ended', async () => {
    const { client, standing, sessionId } = await account()
    expect(await server.auth.sessionStatus(sessionId, randomUUID())).toEqual({ state: 'ended', secondFactor: false })
    await client.auth.signOut({ scope: 'local' })
    expect(await standing()).toEqual({ state: 'ended', secondFactor: false })
  })
})
