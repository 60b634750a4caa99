import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, signedInAccount } from './accounts.ts'
import { lockWaits, startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer('Postgres')
})
afterAll(() => server.stop())

const signIn = (email: string) => server.client().auth.signInWithPassword({ email, password: firstPassword })

const traces = (userId: string) =>
  sql<{ traces: string }>`select (select count(*) from auth.sessions where user_id = ${userId}) || ' sessions, '
    || (select count(*) from auth.audit_log where payload ->> 'actor_id' = ${userId} and payload ->> 'action' = 'login')
    || ' entries' as traces`
    .execute(server.db)
    .then(({ rows }) => rows[0]?.traces)

test('a sign-in reads the user and the hash, and stores everything with the next statement', async () => {
  const { email } = await signedInAccount(server)
  server.statements.splice(0)
  await signIn(email)
  expect(server.statements.map((statement) => statement.split(' ')[0])).toEqual(['select', 'with'])
})

test.each<[change: string, RawBuilder<unknown>, code: string | undefined, left: string]>([
  ['a new password', sql`update auth.users set encrypted_password = 'other'`, 'invalid_credentials', '1 sessions'],
  ['a ban', sql`update auth.users set banned_until = now() + interval '1 day'`, 'user_banned', '1 sessions'],
  ['a deletion', sql`delete from auth.users`, 'invalid_credentials', '0 sessions'],
  ['another change', sql`update auth.users set updated_at = now()`, undefined, '2 sessions'],
])('%s while the password is compared counts', async (_change, change, code, left) => {
  const { email, user } = await signedInAccount(server)
  const signedIn = await server.db.transaction().execute(async (trx) => {
    await sql`${change} where id = ${user.id}`.execute(trx)
    const answer = signIn(email)
    await lockWaits(server)
    return { answer }
  })
  expect((await signedIn.answer).error?.code).toBe(code)
  expect(await traces(user.id)).toBe(`${left}, ${code === undefined ? 2 : 1} entries`)
})
