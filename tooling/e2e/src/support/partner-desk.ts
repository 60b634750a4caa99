import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import pg from 'pg'
import type { APIRequestContext } from 'playwright/test'
import { Webhook } from 'standardwebhooks'
import { seededId } from './seeded.ts'
import { expect, test as base } from './silent-console.ts'

const jobsUnderWay =
  "select name from pgboss.job where state = 'active' or (state in ('created', 'retry') and start_after <= now())"

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** What the partner can report. */
type PartnerWord = 'lead.acknowledged' | 'lead.called' | 'lead.scheduled' | 'lead.closed'

/** The partner's side of a server, its queue's clock, and its database. */
export interface PartnerDesk {
  settings: Record<string, string>
  /** The server's database, to read and to change as time would. */
  database: pg.Pool
  /** Sets how the partner responds from now on. */
  answer: (status: 204 | 500) => void
  /** The types of the events that it accepted for one request, oldest first. */
  taken: (id: string) => string[]
  /** Sends an event about a request to the product at this origin, signed as the partner would. */
  report: (product: string, type: PartnerWord, id: string) => Promise<void>
  /** Advances time until every pending job in the queue is due. */
  makeDue: () => Promise<void>
  /** Makes it the hour of reminders, of a day without one yet, for everybody who wants them. */
  makeReminderHour: () => Promise<void>
  /** Waits until no job in the queue is due or under way. */
  untilDone: () => Promise<void>
  /** Makes the next delivery attempt to the partner the last one. */
  makeLast: () => Promise<void>
}

/** Journeys with a partner that has its own server, and a database and queue clock that the journey controls. */
export const test = base.extend<object, { desk: PartnerDesk }>({
  desk: [
    async ({ playwright }, provide) => {
      const [database, partner] = [await startPostgresServer(), await startPartner()]
      const sender = await playwright.request.newContext()
      const pool = new pg.Pool({ connectionString: database.url, max: 1 })
      // A connection that is still closing when the database is removed reports its end.
      pool.on('error', () => {})
      try {
        await provide({
          ...partner.controls,
          database: pool,
          settings: {
            DATABASE_URL: database.url,
            PARTNER_WEBHOOK_URL: partner.url,
            PARTNER_WEBHOOK_SECRET: secret,
            PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on',
            ACCOUNT_DELETION: 'on',
          },
          report: (...word) => report(sender, ...word),
          makeDue: async () =>
            void (await pool.query("update pgboss.job set start_after = now() where state in ('created', 'retry')")),
          makeReminderHour: async () => {
            await pool.query(
              "update exchange_reminders set check_at = now() - interval '1 minute', reminded_on = null " +
                'where time_zone is not null',
            )
            await pool.query("insert into pgboss.job (name, data) values ('exchange-reminders', '{}')")
          },
          untilDone: () =>
            expect
              .poll(async () => (await pool.query<{ name: string }>(jobsUnderWay)).rows, {
                message: 'jobs under way',
                timeout: 30_000,
              })
              .toEqual([]),
          makeLast: async () =>
            void (await pool.query(
              "update pgboss.job set retry_limit = retry_count, start_after = now() where name = 'lead-webhook' " +
                "and state = 'retry'",
            )),
        })
      } finally {
        await sender.dispose()
        await pool.end()
        await partner.end()
        await database.remove()
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  settings: [async ({ desk }, provide) => provide(desk.settings), { scope: 'worker' }],
})

async function startPartner() {
  let status = 204
  const taken: { type: string; data: { id: string } }[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (status === 204) taken.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof taken)[number])
      reply.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    controls: {
      taken: (id: string) => taken.filter(({ data }) => data.id === id).map(({ type }) => type),
      answer: (chosen: number) => void (status = chosen),
    },
    end: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function report(sender: APIRequestContext, product: string, type: PartnerWord, id: string): Promise<void> {
  const [messageId, at] = [`msg_${seededId()}`, new Date()]
  const data = JSON.stringify({ type, timestamp: at.toISOString(), data: { id } })
  const headers = {
    'content-type': 'application/json',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(messageId, at, data),
  }
  const answer = await sender.post(`${product}/api/partner/events`, { headers, data })
  expect(answer.status(), `${type}: ${await answer.text()}`).toBe(204)
}
