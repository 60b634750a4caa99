import { randomUUID } from 'node:crypto'
import { partnerFirm } from '@dst/content/partner'
import type { Consultation } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import type { Config } from '../config/config.ts'
import { putMember } from '../database/desk-members.ts'
import type { Tables } from '../database/tables.ts'
import type { Mail } from '../mail/mailer.ts'
import { partnerSecret } from './partner-signature.ts'
import { goldRecord } from './records.ts'
import { buildTestApp, type TestAppOptions } from './test-app.ts'
import { createMint, type TestUser } from './tokens.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

/** For `expect.poll`: queued jobs run shortly after. */
export const soon = { timeout: 30_000, interval: 20 }

/** Signs the tokens of everybody on a harness's servers. */
export const mint = createMint()

type MailSettings = Pick<TestAppOptions, 'db' | 'queueOn' | 'now' | 'clock' | 'sendAccountMail'>

/**
 * The server with its workers and a named partner that receives webhooks, until the test ends. Emails are collected by
 * recipient.
 */
export async function startPartnerHarness(
  on: MailSettings,
  changes: Partial<Config['partner']> = {},
  { jobs = true } = {},
) {
  const partner = await startWebhookReceiver()
  const mails: Mail[] = []
  const toInvestors: Mail[] = []
  const config: Partial<Config> = {
    jobs,
    metrics: { token: undefined },
    partner: {
      firm: { ...partnerFirm, placeholder: false },
      email: undefined,
      webhook: { url: partner.url, secrets: [partnerSecret], allowPrivate: true },
      channels: ['webhook'],
      open: true,
      ...changes,
    },
  }
  const app = await buildTestApp({
    ...on,
    verifier: (await mint).verifier,
    config,
    sendMail: (mail) => Promise.resolve(void (mail.to === changes.email ? mails : toInvestors).push(mail)),
  })
  onTestFinished(async () => {
    await app.close()
    await partner.close()
  })
  return { app, partner, mails, toInvestors }
}

/**
 * A person who is allowed to request a call, and their calls; `on` sends them to another server on the same database.
 */
export async function newInvestor(app: FastifyInstance, changes: { firstName?: string; lastName?: string } = {}) {
  const id = randomUUID()
  const person: TestUser = {
    userId: id,
    email: `${id}@example.com`,
    metadata: { firstName: 'Ruth', lastName: 'Okafor' },
  }
  const headers = { authorization: `Bearer ${await (await mint).valid(person)}` }
  const on = (server: FastifyInstance) => {
    const call = async (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object,
      more: Record<string, string> = {},
    ) => server.inject({ method, url, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) })
    return {
      call,
      /** From a device in New York, unless the details say otherwise. */
      ask: async (details: object, key?: string) =>
        call(
          'POST',
          '/api/consultation-requests',
          { contactTimeZone: 'America/New_York', ...details },
          key ? { 'idempotency-key': key } : {},
        ),
      requests: async () => (await call('GET', '/api/consultation-requests')).json<Consultation[]>(),
    }
  }
  const own = on(app)
  const record = { ...goldRecord(person.email), phoneNumber: '+1 555 555 0100', ...changes }
  expect((await own.call('PUT', `/api/users/${encodeURIComponent(person.email)}`, record)).statusCode).toBe(200)
  return { person, on, ...own }
}

/** A member of the desk's staff, and their calls. */
export async function newStaff(app: FastifyInstance, db: Kysely<Tables>) {
  const userId = randomUUID()
  const email = `${userId}@staff.example.com`
  await db.transaction().execute((trx) => putMember(trx, { userId, email, role: 'staff', firm: null }))
  const token = await (await mint).member({ userId, email }, { role: 'staff', sessionId: randomUUID() })
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) })
  return { userId, email, call }
}

/** A message that the partner received; the newest by default. */
export function messageTo(partner: WebhookReceiver, index = -1) {
  return JSON.parse(partner.received.at(index)?.body ?? '{}') as { type: string; data: Record<string, unknown> }
}
