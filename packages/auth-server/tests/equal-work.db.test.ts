import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { pkceClient } from './pkce-client.ts'

const notices = { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' }
const states = ['unknown', 'unconfirmed', 'confirmed'] as const

onBothDatabases('a request', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { notices })
    // Later work of the queue does not affect response time.
    server.holdMails(true)
  })
  afterAll(() => server.stop())

  const addressIn = async (state: (typeof states)[number]) => {
    const email = newAddress()
    if (state === 'unknown') return email
    await server.client().auth.signUp({ email, password: firstPassword })
    server.advance(61)
    if (state === 'confirmed')
      await sql`update auth.users set email_confirmed_at = now() where email = ${email}`.execute(server.db)
    return email
  }
  // Only whether the rows in between are kept can differ.
  const alike = (statement: string) => statement.replace(/^(release|rollback to) savepoint/, 'end of savepoint')

  test.each([
    [
      'sign-up',
      (email: string) =>
        server.client().auth.signUp({ email, password: 'Another-Pass-2', options: { data: { a: 1 } } }),
    ],
    ['recovery', (email: string) => server.client().auth.resetPasswordForEmail(email)],
    ['resend of a confirmation', (email: string) => server.client().auth.resend({ type: 'signup', email })],
    ['resend of a change of address', (email: string) => server.client().auth.resend({ type: 'email_change', email })],
    ['sign-in by mail', (email: string) => server.client().auth.signInWithOtp({ email })],
    ['sign-up for a code', (email: string) => pkceClient(server).auth.signUp({ email, password: 'Another-Pass-2' })],
    ['recovery for a code', (email: string) => pkceClient(server).auth.resetPasswordForEmail(email)],
    ['sign-in by mail for a code', (email: string) => pkceClient(server).auth.signInWithOtp({ email })],
    ['wrong password', (email: string) => server.client().auth.signInWithPassword({ email, password: 'Wrong-Pass-1' })],
  ])('for a %s runs the same statements and orders the same mails whatever the address has', async (_name, ask) => {
    const runs: { statements: string[]; orders: number }[] = []
    for (const state of states) {
      const email = await addressIn(state)
      server.statements.splice(0)
      server.orders.splice(0)
      await ask(email)
      runs.push({ statements: server.statements.map(alike), orders: server.orders.length })
    }
    const [unknown, unconfirmed, confirmed] = runs
    expect(unknown?.statements.length).toBeGreaterThan(0)
    expect(unconfirmed).toEqual(unknown)
    expect(confirmed).toEqual(unknown)
  })

  test('that is written and taken back leaves nothing behind', async () => {
    const email = await addressIn('confirmed')
    const count = async () =>
      (
        await sql<{
          rows: string
        }>`select ((select count(*) from auth.users), (select count(*) from auth.identities))::text as rows`.execute(
          server.db,
        )
      ).rows
    const before = await count()
    await server.client().auth.signUp({ email, password: 'Another-Pass-2' })
    server.advance(61)
    await server.client().auth.signInWithOtp({ email })
    await server.client().auth.resetPasswordForEmail(newAddress())
    expect(await count()).toEqual(before)
    const { rows } = await sql<{
      metadata: object
    }>`select user_metadata as metadata from auth.users where email = ${email}`.execute(server.db)
    expect(rows[0]?.metadata).toMatchObject({ email, email_verified: false })
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toBeNull()
  })
})
