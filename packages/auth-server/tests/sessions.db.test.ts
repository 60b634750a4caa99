import { everyRun } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { anonKey, lockWaits, onBothDatabases, startServer, type TestServer } from './harness.ts'

onBothDatabases('sessions', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  const refresh = (token: string) => server.client().auth.refreshSession({ refresh_token: token })

  // Without the client, whose retries would hide server failures.
  const rawRefresh = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      headers: { apikey: anonKey },
      payload: JSON.stringify({ refresh_token: token }),
    })

  test('the right password signs in with a token for this issuer and audience', { tags: [everyRun] }, async () => {
    const { email, user } = await signedInAccount(server)
    const { data, error } = await server
      .client()
      .auth.signInWithPassword({ email: email.toUpperCase(), password: firstPassword })
    expect(error).toBeNull()
    expect(data.session?.token_type).toBe('bearer')
    expect(data.session?.expires_in).toBe(3600)
    const payload = JSON.parse(
      Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>
    expect(payload).toMatchObject({
      iss: `${server.url}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
      amr: [{ method: 'password' }],
    })
  })

  test('the client verifies the token with the published key, without asking the server', async () => {
    const { client, user } = await signedInAccount(server)
    const { data, error } = await client.auth.getClaims()
    expect(error).toBeNull()
    expect(data?.claims.sub).toBe(user.id)
    expect(data?.header.alg).toBe('ES256')
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await signedInAccount(server)
    const answers = await Promise.all(
      [email, newAddress()].map((address) =>
        server.client().auth.signInWithPassword({ email: address, password: 'Wrong-Pass-1' }),
      ),
    )
    expect(answers.map(({ error }) => [error?.status, error?.code, error?.message])).toEqual([
      [400, 'invalid_credentials', 'Invalid login credentials'],
      [400, 'invalid_credentials', 'Invalid login credentials'],
    ])
  })

  test('an unconfirmed account is named only to those who know its password', async () => {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword })
    const right = await server.client().auth.signInWithPassword({ email, password: firstPassword })
    expect(right.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
    const wrong = await server.client().auth.signInWithPassword({ email, password: 'Wrong-Pass-1' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  test('a refresh replaces the token and keeps the session', { tags: [everyRun] }, async () => {
    const { client } = await signedInAccount(server)
    const first = await sessionOf(client)
    server.advance(1)
    const { data, error } = await refresh(first.refresh_token)
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(first.refresh_token)
    expect(sessionId(data.session?.access_token)).toBe(sessionId(first.access_token))
    const next = await refresh(data.session?.refresh_token ?? '')
    expect(next.error).toBeNull()
  })

  test('a refresh is no sign-in: the token goes on to say when its person last was there', async () => {
    const { client } = await signedInAccount(server)
    const first = await sessionOf(client)
    server.advance(900)
    const { data } = await refresh(first.refresh_token)
    expect(data.session?.access_token).not.toBe(first.access_token)
    expect(claimsIn(data.session?.access_token).amr).toEqual(claimsIn(first.access_token).amr)
    expect(claimsIn(first.access_token).amr).toHaveLength(1)
  })

  test('a client that lost the answer gets the live token again, however late', async () => {
    const { client } = await signedInAccount(server)
    const first = await sessionOf(client)
    const second = await refresh(first.refresh_token)
    server.advance(3000)
    const again = await refresh(first.refresh_token)
    expect(again.error).toBeNull()
    expect(again.data.session?.refresh_token).toBe(second.data.session?.refresh_token)
  })

  test('an older token is honored up to ten seconds after it was replaced', async () => {
    const { client } = await signedInAccount(server)
    const first = await sessionOf(client)
    const second = await refresh(first.refresh_token)
    const third = await refresh(second.data.session?.refresh_token ?? '')
    server.advance(8)
    const reused = await refresh(first.refresh_token)
    expect(reused.error).toBeNull()
    expect(reused.data.session?.refresh_token).toBe(third.data.session?.refresh_token)
  })

  test('an older token after ten seconds ends the session for thief and owner', async () => {
    const { client } = await signedInAccount(server)
    const first = await sessionOf(client)
    const second = await refresh(first.refresh_token)
    const third = await refresh(second.data.session?.refresh_token ?? '')
    server.advance(11)
    const reused = await refresh(first.refresh_token)
    expect(reused.error).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    })
    const owner = await refresh(third.data.session?.refresh_token ?? '')
    expect(owner.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    const user = await server.client().auth.getUser(third.data.session?.access_token)
    expect(user.error?.name).toBe('AuthSessionMissingError')
  })

  test('parallel refreshes with one token all succeed and end with one live token', { tags: [everyRun] }, async () => {
    const { client } = await signedInAccount(server)
    const first = await sessionOf(client)
    const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(first.refresh_token)))
    expect(replies.map(({ error }) => error)).toEqual([null, null, null, null, null])
    expect(new Set(replies.map(({ data }) => data.session?.refresh_token)).size).toBe(1)
  })

  test(
    'refreshes that wait for one another both succeed and end with one live token',
    { tags: [everyRun] },
    async () => {
      const { client } = await signedInAccount(server)
      const first = await sessionOf(client)
      // Locks the session, so that both refreshes start before either can finish.
      const { both } = await server.db.transaction().execute(async (trx) => {
        await sql`select id from auth.sessions where id = ${sessionId(first.access_token)} for update`.execute(trx)
        const started = [rawRefresh(first.refresh_token), rawRefresh(first.refresh_token)]
        // PGlite has one connection: there they wait for it.
        if (kind === 'Postgres') await lockWaits(server, 2)
        return { both: started }
      })
      const replies = await Promise.all(both)
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(new Set(replies.map((reply) => reply.json<{ refresh_token: string }>().refresh_token)).size).toBe(1)
    },
  )

  test.each([
    ['short', 400, 'validation_failed', 'Refresh token is not valid'],
    ['not a token!!', 400, 'validation_failed', 'Refresh token is not valid'],
    ['abcdefghijkl', 400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  ])('the refresh token %s is refused', async (token, status, code, message) => {
    const { error } = await refresh(token)
    expect(error).toMatchObject({ status, code, message })
  })

  test('a refresh token with another number is refused and ends nothing', async () => {
    const { client } = await signedInAccount(server)
    const { refresh_token: token } = await sessionOf(client)
    const bytes = Buffer.from(token, 'base64url')
    bytes.writeUInt32BE(1, 17)
    const { error } = await refresh(bytes.toString('base64url'))
    expect(error?.code).toBe('refresh_token_not_found')
    expect((await refresh(token)).error).toBeNull()
  })

  test('neither the database nor its audit log holds a refresh token', async () => {
    const { client } = await signedInAccount(server)
    const { refresh_token: token } = await sessionOf(client)
    const auth = server.db.withSchema('auth') as typeof server.db
    const tables = ['sessions', 'rotated_refresh_tokens', 'audit_log', 'one_time_tokens'] as const
    const rows = await Promise.all(
      tables.map((table) =>
        auth
          .selectFrom(table as never)
          .selectAll()
          .execute(),
      ),
    )
    expect(rows[0]?.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token.slice(30))
  })

  test('signing out of this device leaves the others', async () => {
    const { email, client } = await signedInAccount(server)
    const other = server.client()
    await other.auth.signInWithPassword({ email, password: firstPassword })
    const { access_token: token } = await sessionOf(client)
    const { error } = await client.auth.signOut({ scope: 'local' })
    expect(error).toBeNull()
    expect((await server.client().auth.getUser(token)).error?.name).toBe('AuthSessionMissingError')
    expect((await other.auth.getUser()).error).toBeNull()
  })

  test('signing out of the others leaves this device', async () => {
    const { email, client } = await signedInAccount(server)
    const other = server.client()
    await other.auth.signInWithPassword({ email, password: firstPassword })
    await client.auth.signOut({ scope: 'others' })
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await other.auth.getUser()).error).not.toBeNull()
  })

  test(
    'signing out everywhere ends every session of this person and of no one else',
    { tags: [everyRun] },
    async () => {
      const stranger = await signedInAccount(server)
      const { email, client } = await signedInAccount(server)
      const other = server.client()
      await other.auth.signInWithPassword({ email, password: firstPassword })
      await client.auth.signOut()
      expect((await other.auth.getUser()).error).not.toBeNull()
      expect((await stranger.client.auth.getUser()).error).toBeNull()
    },
  )
})

function sessionId(accessToken = ''): unknown {
  return claimsIn(accessToken).session_id
}

function claimsIn(accessToken = ''): { session_id?: string; amr?: unknown[] } {
  return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
    session_id?: string
    amr?: unknown[]
  }
}
