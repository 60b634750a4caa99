import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newAddress, startAccountServer } from '../src/testing/account-server.ts'
import { openQueue } from '../src/jobs/job-queue.ts'
import type { SendMail } from '../src/mail/mailer.ts'
import { onBothEngines } from '../src/testing/engines.ts'

vi.setConfig({ testTimeout: 60_000 })

onBothEngines((database, queueOn) => {
  test('a session that owes the second factor opens no call of the product, and one that passed it does', async () => {
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, () => Promise.resolve())
    try {
      const email = newAddress()
      const person = { email, password: 'a long password' }
      await server.auth('POST', '/signup', person)
      await sql`update auth.users set email_confirmed_at = now() where email = ${email}`.execute(database())
      await sql`insert into auth.factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
        select ${randomUUID()}, id, 'app', 'totp', 'verified', now(), now() from auth.users
        where email = ${email}`.execute(database())
      const signedIn = (await server.auth('POST', '/token?grant_type=password', person)).json<{
        access_token: string
        refresh_token: string
      }>()
      const me = (token: string) => server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })

      const refused = await me(signedIn.access_token)
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, 'second_factor_required'])
      const found = await server.app.inject({
        url: `/api/users/${email}`,
        headers: { authorization: `Bearer ${signedIn.access_token}` },
      })
      expect(found.statusCode, 'nor what a token only adds to').toBe(401)

      await sql`update auth.sessions set aal = 'aal2' 
        where user_id = (select id from auth.users where email = ${email})`.execute(database())
      const lifted = (
        await server.auth('POST', '/token?grant_type=refresh_token', { refresh_token: signedIn.refresh_token })
      ).json<{ access_token: string }>()
      const record = await me(lifted.access_token)
      expect(record.statusCode, 'at once, whatever was remembered of the token before').toBe(200)
      expect(record.json<object>()).toMatchObject({ twoFactorAuth: true, version: 1 })
    } finally {
      await server.stop()
    }
  })

  test('the operator removes a lost app, and the owner is told; without the operator’s key nobody does', async () => {
    const subjects: string[] = []
    const serviceKey = randomBytes(24).toString('hex')
    const sendMail: SendMail = ({ subject }) => Promise.resolve(void subjects.push(subject))
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, sendMail, {
      AUTH_SERVICE_KEY: serviceKey,
    })
    const keyless = await startAccountServer({ db: database(), queueOn: queueOn() }, sendMail)
    try {
      const [email, factor] = [newAddress(), randomUUID()]
      await server.auth('POST', '/signup', { email, password: 'a long password' })
      await sql`insert into auth.factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
        select ${factor}, id, 'app', 'totp', 'verified', now(), now() from auth.users where email = ${email}`.execute(
        database(),
      )
      const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` }
      const search = { url: `/auth/v1/admin/users?filter=${email}`, headers }
      expect((await keyless.app.inject(search)).statusCode).toBe(401)
      const { users } = (await server.app.inject(search)).json<{ users: { id: string }[] }>()
      const taken = await server.app.inject({
        method: 'DELETE',
        url: `/auth/v1/admin/users/${users[0]?.id}/factors/${factor}`,
        headers,
      })
      expect(taken.statusCode).toBe(200)
      await expect.poll(() => subjects.join()).toContain('An authenticator app was removed')
    } finally {
      await server.stop()
      await keyless.stop()
    }
  })

  test('a lost app is removed once its owner was told three times and the wait is over', async () => {
    const subjects: string[] = []
    const sendMail: SendMail = ({ subject }) => Promise.resolve(void subjects.push(subject))
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, sendMail)
    try {
      const person = { email: newAddress(), password: 'a long password' }
      await server.auth('POST', '/signup', person)
      await sql`update auth.users set email_confirmed_at = now() where email = ${person.email}`.execute(database())
      await sql`insert into auth.factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
        select ${randomUUID()}, id, 'app', 'totp', 'verified', now(), now() from auth.users
        where email = ${person.email}`.execute(database())
      const signedIn = await server.auth('POST', '/token?grant_type=password', person)
      const { access_token: token } = signedIn.json<{ access_token: string }>()
      const asked = await server.app.inject({
        method: 'POST',
        url: '/auth/v1/factors/removal',
        headers: {
          apikey: 'sb_publishable_dst_investing',
          'x-supabase-api-version': '2024-01-01',
          authorization: `Bearer ${token}`,
        },
      })
      const { requested_at: from, due_at: due } = asked.json<{ requested_at: number; due_at: number }>()
      expect(due - from).toBe(72 * 3600)
      await expect.poll(() => subjects.join()).toContain('Somebody asked to remove two-factor sign-in')

      const queue = await openQueue(queueOn(), { workers: false })
      onTestFinished(() => queue.close())
      for (const reported of [
        'Reminder: two-factor sign-in',
        'Reminder: two-factor sign-in',
        'Two-factor sign-in was',
      ]) {
        subjects.splice(0)
        await sql`update auth.factor_removals set noticed_at = noticed_at - interval '24 hours'`.execute(database())
        await database()
          .transaction()
          .execute((trx) => queue.send(trx, 'account-upkeep', {}))
        await expect.poll(() => subjects.join(), { timeout: 20_000 }).toContain(reported)
      }
      const { rows } = await sql`select from auth.factors
        join auth.users on users.id = user_id where email = ${person.email}`.execute(database())
      expect(rows).toEqual([])
    } finally {
      await server.stop()
    }
  })
})
