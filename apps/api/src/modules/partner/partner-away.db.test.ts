import { randomUUID } from 'node:crypto'
import type { ConsultationReceipt } from '@dst/contracts'
import { sql } from 'kysely'
import { TestClock } from 'pg-boss'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { installQueue } from '../../jobs/install-queue.ts'
import { openQueue } from '../../jobs/job-queue.ts'
import { onEmbeddedAsOwner } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, queueRows, waitingJobs } from '../../testing/queue-rows.ts'
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts'

// Days of retries, each actually run, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 240_000 })

const minute = 60_000
const hour = 60 * minute

// The queue's test clock needs the single session of an embedded database; the behavior on a server is the same.
onEmbeddedAsOwner((database, queueOn) => {
  // With the product's own schedules, whose clock is the test's here.
  beforeAll(() => installQueue(queueOn(), database()))
  beforeEach(async () => {
    await emptyQueue(database())
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
  })

  /** A lead desk whose clock the test controls. */
  async function startDesk() {
    const clock = new TestClock(Date.now())
    const accountMails: unknown[] = []
    const desk = await startPartnerHarness({
      db: database(),
      queueOn: queueOn(),
      clock,
      sendAccountMail: (order) => Promise.resolve(void accountMails.push(order)),
    })
    const errors = vi.spyOn(desk.app.log, 'error')
    const orders = await openQueue(queueOn(), { workers: false, clock })
    onTestFinished(() => orders.close())
    const jobDue = async () => {
      const { rows } = await sql<{
        due: Date | null
      }>`select min(start_after) as due from pgboss.job
      where state in ('created', 'retry') and name like '%-%' and name <> 'dead-letters'`.execute(database())
      return rows[0]?.due?.getTime() ?? Infinity
    }
    const idle = () =>
      expect.poll(async () => (await queueRows(database())).filter(({ state }) => state === 'active'), soon).toEqual([])
    return {
      ...desk,
      accountMails,
      errors: () => errors.mock.calls.map(([facts]) => facts as unknown as Record<string, unknown>),
      /**
       * The stored state of a request; read from the database because people's tokens expire before these tests end.
       */
      reported: async (id: string) => {
        const { state } = await database()
          .selectFrom('consultationRequests')
          .select('state')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const events = await database()
          .selectFrom('consultationEvents')
          .select('event')
          .where('requestId', '=', id)
          .orderBy('id')
          .execute()
        return [state, ...events.map(({ event }) => event)]
      },
      orderAccountMail: () =>
        database()
          .transaction()
          .execute((trx) =>
            orders.send(trx, 'account-mail', {
              id: randomUUID(),
              account: randomUUID(),
              kind: 'confirmation',
              language: 'en',
            }),
          ),
      /**
       * Advances time from one due job to the next; a schedule's jobs only appear with steps shorter than its interval.
       */
      pass: async (ms: number, step = Infinity) => {
        const end = clock.now() + ms
        while (clock.now() < end) {
          const next = Math.min(end, clock.now() + step, Math.max(await jobDue(), clock.now()))
          await clock.setTime(next)
          vi.setSystemTime(next)
          await clock.tick(1100)
          await idle()
        }
      },
    }
  }

  describe('a partner that is away for an hour', () => {
    test('gets the newest version once it is back; until then nothing is lost, and nothing else waits', async () => {
      const { app, partner, pass, reported, accountMails, orderAccountMail, toInvestors, errors } = await startDesk()
      const port = Number(new URL(partner.url).port)
      await partner.close()
      const ruth = await newInvestor(app)
      const { id } = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
      const walter = await newInvestor(app)
      const { id: other } = (await walter.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
      await pass(20 * minute)
      expect((await queueRows(database())).filter(({ kind }) => kind === 'lead-webhook')).toMatchObject([
        { state: 'retry' },
        { state: 'retry' },
      ])
      expect(await reported(id)).toEqual(['queued', 'asked'])

      await orderAccountMail()
      const question = {
        firstName: 'Ruth',
        lastName: 'Okafor',
        email: 'ruth@example.com',
        subject: 'Day 45',
        message: 'When?',
      }
      expect((await app.inject({ method: 'POST', url: '/api/contact', payload: question })).statusCode).toBe(201)
      await ruth.ask({ shareDataConsent: true, bestContactTime: 'morning' })
      await pass(2000)
      expect(
        [accountMails.length, toInvestors.filter(({ subject }) => subject.includes('Day 45')).length],
        'mails wait for no partner',
      ).toEqual([1, 1])

      await pass(40 * minute)
      expect(await reported(id)).toEqual(['queued', 'asked', 'changed'])
      expect(errors()).toEqual([])
      const back = await startWebhookReceiver(port)
      onTestFinished(() => back.close())
      await pass(2 * hour)
      expect(await waitingJobs(database())).toEqual([])
      expect(
        back.received.map((_, index) => messageTo(back, index)).filter(({ data }) => data['id'] === id),
      ).toMatchObject([{ type: 'lead.created', data: { version: 2, contact: { time: 'morning' } } }])
      expect(back.received).toHaveLength(2)
      expect(await reported(id)).toEqual(['acknowledged', 'asked', 'changed', 'sent', 'acknowledged'])
      expect(await reported(other)).toEqual(['acknowledged', 'asked', 'sent', 'acknowledged'])
    })
  })

  describe('a partner that is gone for good', () => {
    test('is tried for over a day, ever more rarely; then it is dead, and operator and person are told', async () => {
      const { app, partner, pass, reported, errors, toInvestors } = await startDesk()
      partner.answer((reply) => void reply.writeHead(500).end())
      const ruth = await newInvestor(app)
      const { id } = (await ruth.ask({ shareDataConsent: true, notes: 'After six.' })).json<ConsultationReceipt>()
      await database().updateTable('consultationRequests').set({ sharedAt: new Date() }).where('id', '=', id).execute()
      const { investorId } = await database()
        .selectFrom('consultationRequests')
        .select('investorId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const talk = new Date(Date.now() + 20 * 24 * hour)
      await database()
        .insertInto('appointments')
        .values({
          investorId,
          requestId: id,
          startsAt: talk,
          endsAt: new Date(talk.getTime() + hour / 2),
          heldUntil: null,
          holdId: null,
        })
        .execute()
      await pass(19.9 * hour)
      expect(errors()).toEqual([])
      await pass(12 * minute, 20_000)
      expect(errors()).toEqual([{ code: 'lead_unacknowledged', lead: id, state: 'queued', version: 1, hours: 20 }])
      await pass(4 * hour)
      expect(
        (await waitingJobs(database())).map(({ kind }) => kind),
        'a day later it is still tried',
      ).toEqual(['lead-webhook'])
      const triesOfFirstDay = partner.received.length
      expect(triesOfFirstDay).toBeGreaterThan(24)
      expect(triesOfFirstDay).toBeLessThan(60)

      await pass(4 * 24 * hour)
      const tries = partner.received.length
      expect(tries).toBe(80)
      expect(new Set(partner.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([`${id}.1`]))
      expect(errors().slice(1)).toEqual([
        {
          code: 'job_dead',
          reason: 'webhook_status_500',
          kind: 'lead-webhook',
          job: expect.any(String) as string,
          attempts: 80,
        },
      ])
      expect(JSON.stringify(errors())).not.toMatch(/Ruth|Okafor|@|\+1 555|After six/)
      expect(await reported(id)).toEqual(['failed', 'asked', 'failed', 'cancelled'])
      const [received, ...news] = toInvestors
      expect(received?.subject).toBe('We have your request for a consultation')
      const undelivered = 'We could not deliver your request for a consultation'
      expect(news.map(({ subject }) => subject).toSorted()).toEqual([undelivered, 'Your conversation is canceled'])
      expect(news.find(({ subject }) => subject === undelivered)?.text).toContain(
        'Until then, do not expect anyone to call you.',
      )
      const dead = (await queueRows(database())).filter(({ kind }) => kind === 'dead-letters')
      expect(dead).toMatchObject([{ state: 'created', payload: { requestId: id, version: 1 } }])
      const { rows } = await sql<{
        days: number
      }>`select extract(day from keep_until - created_on)::int as days from pgboss.job
      where name = 'dead-letters'`.execute(database())
      expect(rows).toEqual([{ days: 365 }])
      expect(JSON.stringify(dead)).not.toMatch(/Ruth|Okafor|@|\+1 555|After six/)
    })
  })
})
