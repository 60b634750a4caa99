import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { signedInAccount, newAddress, firstPassword } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

const day = 86_400
const count = async (server: TestServer, table: string) =>
  (
    await sql<{ rows: string }>`select count(*) as rows from ${sql.table(`auth.${table}`)}`.execute(server.db)
  ).rows[0]?.rows.toString()

onBothDatabases('tidying up', (kind) => {
  let server: TestServer
  afterEach(() => server.stop())

  test('takes old mailed codes, mail limits, replaced tokens and unsent notices, and nothing in use', async () => {
    server = await startServer(kind, { lifetimes: { mailTokenSeconds: 3600, refreshReuseSeconds: 10 } })
    const { client, email } = await signedInAccount(server)
    await client.auth.refreshSession()
    await client.auth.resetPasswordForEmail(email)
    const none = {
      one_time_tokens: 0,
      rotated_refresh_tokens: 0,
      mail_requests: 0,
      flow_states: 0,
      factor_challenges: 0,
      passkey_challenges: 0,
      notices: 0,
      undo_offers: 0,
    }
    expect(await server.auth.tidy()).toEqual(none)
    server.advance(3600 + day + 1)
    await server.client().auth.resetPasswordForEmail(email)
    expect(await server.auth.tidy()).toEqual({ ...none, rotated_refresh_tokens: 1 })
    server.advance(7 * day + 1)
    expect(await server.auth.tidy()).toEqual({ ...none, one_time_tokens: 1, mail_requests: 1 })
    expect([await count(server, 'users'), await count(server, 'sessions')]).toEqual(['1', '1'])
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(Number(await count(server, 'audit_log'))).toBeGreaterThan(3)
  })

  test('takes sign-ins by provider, code or passkey that were begun and left, after a day', async () => {
    server = await startServer(kind, { passkeys: {}, providers: { github: { clientId: 'x', clientSecret: 'x' } } })
    const { client } = await signedInAccount(server)
    const begin = async () => {
      await server.client().auth.signInWithOAuth({ provider: 'github', options: { skipBrowserRedirect: true } })
      await fetch(`${server.url}/auth/v1/authorize?provider=github`, { redirect: 'manual' })
      await server.client().auth.passkey.startAuthentication()
      const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `${server.now().getTime()}` })
      await client.auth.mfa.challenge({ factorId: data?.id ?? '' })
    }
    await begin()
    server.advance(day - 60)
    await client.auth.refreshSession()
    expect(await server.auth.tidy()).toMatchObject({ flow_states: 0, factor_challenges: 0, passkey_challenges: 0 })
    server.advance(61 + 600)
    await client.auth.refreshSession()
    await begin()
    const tidied = await server.auth.tidy()
    expect(tidied).toMatchObject({ flow_states: 1, passkey_challenges: 1 })
    expect([
      await count(server, 'flow_states'),
      await count(server, 'factor_challenges'),
      await count(server, 'passkey_challenges'),
    ]).toEqual(['1', '1', '1'])
  })

  test('takes sessions a day after their end, by their beginning or by their last use', async () => {
    server = await startServer(kind, { sessions: { timeboxSeconds: 10 * day, inactivitySeconds: 3 * day } })
    const { client } = await signedInAccount(server)
    await signedInAccount(server)
    server.advance(3 * day - 10)
    await client.auth.refreshSession()
    server.advance(day)
    expect((await server.auth.tidy()).sessions).toBe(0)
    server.advance(11)
    expect((await server.auth.tidy()).sessions).toBe(1)
    await client.auth.refreshSession()
    for (let days = 0; days < 3; days += 1) {
      server.advance(2 * day)
      await client.auth.refreshSession()
    }
    expect((await server.auth.tidy()).sessions).toBe(0)
    server.advance(day)
    expect((await server.auth.tidy()).sessions).toBe(1)
  })

  test('takes unconfirmed and anonymous accounts, with all that names them, when the host says so', async () => {
    server = await startServer(kind, {
      anonymousSignIns: true,
      retention: { unconfirmedAccountSeconds: 7 * day, anonymousAccountSeconds: 30 * day, auditSeconds: 365 * day },
    })
    const stored = await signedInAccount(server)
    const [old, asked] = [newAddress(), newAddress()]
    for (const email of [old, asked]) await server.client().auth.signUp({ email, password: firstPassword })
    await server.client().auth.signInAnonymously()
    server.advance(7 * day - 60)
    await server.client().auth.resend({ type: 'signup', email: asked })
    expect((await server.auth.tidy()).users).toBe(0)
    server.advance(120)
    expect((await server.auth.tidy()).users).toBe(1)
    const { rows } = await sql<{
      name: string
    }>`select email as name from auth.users where not is_anonymous order by created_at`.execute(server.db)
    expect(rows.map(({ name }) => name)).toEqual([stored.email, asked])
    const { rows: lines } = await sql`select 1 from auth.audit_log where payload ->> 'actor_username' = ${old}`.execute(
      server.db,
    )
    expect(lines).toEqual([])
    server.advance(23 * day)
    expect((await server.auth.tidy()).users).toBe(2)
    server.advance(365 * day)
    expect((await server.auth.tidy()).audit_log).toBeGreaterThan(0)
    expect([await count(server, 'audit_log'), await count(server, 'users')]).toEqual(['0', '1'])
  })

  test('goes on by five hundred at a time until all is gone, and may be ended between two', async () => {
    server = await startServer(kind, { retention: { auditSeconds: day } })
    await sql`insert into auth.audit_log (id, payload, created_at, ip_address)
      select gen_random_uuid(), '{}', now() - interval '2 days', '' from generate_series(1, 1234)`.execute(server.db)
    server.statements.length = 0
    const ended = new AbortController()
    ended.abort()
    expect(await server.auth.tidy(ended.signal)).toEqual({})
    expect((await server.auth.tidy()).audit_log).toBe(1234)
    expect(server.statements.filter((statement) => /delete from "auth"\."audit_log"/.test(statement))).toHaveLength(3)
  })
})

test('several processes may do it at once', async () => {
  const server = await startServer('Postgres', { retention: { auditSeconds: day, unconfirmedAccountSeconds: day } })
  await sql`insert into auth.audit_log (id, payload, created_at, ip_address)
    select gen_random_uuid(), '{}', now() - interval '2 days', '' from generate_series(1, 3000)`.execute(server.db)
  await sql`insert into auth.users (id, email, app_metadata, user_metadata, created_at, updated_at)
    select gen_random_uuid(), 'old' || n || '@example.com', '{}', '{}', now() - interval '2 days', now()
    from generate_series(1, 40) n`.execute(server.db)
  const done = await Promise.all([1, 2, 3].map(() => server.auth.tidy()))
  const last = await server.auth.tidy()
  const sum = (table: 'audit_log' | 'users') =>
    [...done, last].reduce((total, { [table]: rows = 0 }) => total + rows, 0)
  expect([sum('audit_log'), sum('users')]).toEqual([3000, 40])
  await server.stop()
})

test('what is old is found by an index', async () => {
  const server = await startServer('Postgres')
  const old = new Date(0)
  const queries = [
    sql`select id from auth.one_time_tokens where created_at < ${old}`,
    sql`select session_id from auth.rotated_refresh_tokens where rotated_at < ${old}`,
    sql`select id from auth.sessions where created_at < ${old}`,
    sql`select id from auth.sessions where coalesce(refreshed_at, created_at) < ${old}`,
    sql`select id from auth.users
      where email_confirmed_at is null and phone_confirmed_at is null and is_anonymous and created_at < ${old}`,
    sql`select id from auth.audit_log where created_at < ${old}`,
  ]
  for (const query of queries) {
    const plan = await server.db.connection().execute(async (db) => {
      await sql`set enable_seqscan = off`.execute(db)
      return sql<Record<string, string>>`explain ${query}`.execute(db)
    })
    expect(JSON.stringify(plan.rows)).toMatch(/Index/)
  }
  await server.stop()
})
