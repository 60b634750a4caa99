import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress } from './accounts.ts'
import { anonKey, lockWaits, startServer, type TestServer } from './harness.ts'
import { lastMail, linkIn } from './mailbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer('Postgres')
})
afterAll(() => server.stop())

test('a confirmation waits for its user before it takes any token', async () => {
  const email = newAddress()
  await server.client().auth.signUp({ email, password: firstPassword })
  const link = linkIn(lastMail(server.mails, email))
  // Another flow locks the user and then the token, as a recovery does: neither must end in a deadlock.
  const following = await server.db.transaction().execute(async (trx) => {
    await sql`select id from auth.users where email = ${email} for update`.execute(trx)
    const reply = server.app.inject({ method: 'GET', url: `${link.pathname}${link.search}` })
    await lockWaits(server)
    await sql`update auth.one_time_tokens set attempts = attempts + 1 where relates_to = ${email}`.execute(trx)
    return { reply }
  })
  const { headers } = await following.reply
  expect(headers.location).toContain('#access_token=')
})

test('recoveries and confirmations of one account at once all succeed', async () => {
  const email = newAddress()
  await server.client().auth.signUp({ email, password: firstPassword })
  await server.client().auth.resetPasswordForEmail(email)
  const recovery = linkIn(lastMail(server.mails, email))
  server.advance(61)
  const [verified, recovered] = await Promise.all([
    server.app.inject({ method: 'GET', url: `${recovery.pathname}${recovery.search}` }),
    server.app.inject({
      method: 'POST',
      url: '/auth/v1/recover',
      headers: { apikey: anonKey },
      payload: JSON.stringify({ email }),
    }),
  ])
  expect([verified.statusCode, recovered.statusCode]).toEqual([303, 200])
})
