import { randomUUID } from 'node:crypto'
import type { Appointment, ConsultationReceipt, Hold } from '@dst/contracts'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { JobPayloads } from '../../jobs/job-kinds.ts'
import { openQueue } from '../../jobs/job-queue.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, queueRows, waitingJobs } from '../../testing/queue-rows.ts'
import { recordedLog } from '../../testing/recorded-log.ts'
import { watchHandler } from '../partner/watch.ts'

// Far in the future, because the queue uses the system clock and no job may become due; 2037 has the same calendar as
// 2026.
const monday = new Date('2037-11-23T12:00:00Z')
const [ten, half] = ['2037-11-24T15:00:00.000Z', '2037-11-24T15:30:00.000Z'] as const

onBothEngines((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await database().deleteFrom('appointments').execute()
  })

  /** A partner that responds with 500 to a request, whose person books an appointment anyway. */
  async function start() {
    const clock = { now: monday }
    const { app, partner, toInvestors } = await startPartnerHarness({
      db: database(),
      queueOn: queueOn(),
      now: () => clock.now,
    })
    partner.answer((reply) => reply.writeHead(500).end())
    const ruth = await newInvestor(app)
    const { id: request } = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    await expect.poll(() => partner.received.length, soon).toBe(1)
    await expect
      .poll(async () => (await queueRows(database())).find(({ kind }) => kind === 'lead-webhook')?.state, soon)
      .toBe('retry')
    const about = ({ kind, payload }: { kind: string; payload: object }) => [kind, (payload as { what?: string }).what]
    return {
      partner,
      request,
      clock,
      ...ruth,
      reported: () => partner.received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
      mails: () => toInvestors.filter(({ subject }) => subject.startsWith('Your conversation')),
      book: async (startsAt: string) => {
        const { id: holdId } = (await ruth.call('POST', '/api/slots/holds', { start: startsAt })).json<Hold>()
        return (
          await ruth.call('PUT', `/api/consultation-requests/${request}/appointment`, { holdId })
        ).json<Appointment>()
      },
      waiting: async () => (await waitingJobs(database())).map(about),
      /** Brings the partner back and makes only the request's next attempt due. */
      reach: async () => {
        partner.answer((reply) => reply.writeHead(204).end())
        await sql`update pgboss.job set start_after = now() where name = 'lead-webhook' and state = 'retry'`.execute(
          database(),
        )
        await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('acknowledged')
      },
      /** Makes reminders due at a given time. */
      remind: async (now: string) => {
        clock.now = new Date(now)
        const left = sql<{
          left: number
        }>`select count(*)::int as left from pgboss.job where data ->> 'what' like 'reminder%' and state <> 'completed'`
        await expect
          .poll(async () => {
            await sql`update pgboss.job set start_after = now()
              where data ->> 'what' like 'reminder%' and state = 'created'`.execute(database())
            return (await left.execute(database())).rows
          }, soon)
          .toEqual([{ left: 0 }])
      },
    }
  }

  test('the partner hears of an appointment right after the request, once, as it stands then', async () => {
    const { request, reported, book, waiting, reach, partner } = await start()
    await book(ten)
    const { id } = await book(half)
    await reach()
    await expect.poll(() => reported().at(-1), soon).toBe('appointment.booked')
    expect(messageTo(partner).data).toEqual({
      id,
      requestId: request,
      sequence: 1,
      start: half,
      end: '2037-11-24T16:00:00.000Z',
      way: { kind: 'phone', phoneNumber: '+1 555 555 0100' },
    })
    await expect
      .poll(async () => (await waiting()).filter(([, what]) => !what?.startsWith('reminder')), soon)
      .toEqual([])
    expect(reported()).toEqual(['lead.created', 'lead.created', 'appointment.booked'])
  })

  test('one that was canceled before the partner had the request is never told', async () => {
    const { request, reported, book, call, reach } = await start()
    await book(ten)
    expect((await call('DELETE', `/api/consultation-requests/${request}/appointment`)).statusCode).toBe(204)
    await reach()
    await expect
      .poll(async () => (await waitingJobs(database())).filter(({ kind }) => kind !== 'appointment-mail'), soon)
      .toEqual([])
    expect(reported()).toEqual(['lead.created', 'lead.created'])
  })

  test('its person reads that the request is not there yet, and is reminded once it is', async () => {
    const { book, mails, remind, reach } = await start()
    await book(ten)
    await expect.poll(() => mails().length, soon).toBe(1)
    expect(mails()[0]?.text).toContain('We are still handing your request to Example Advisory Partners.')
    await remind('2037-11-24T14:00:00Z')
    expect(mails()).toHaveLength(1)
    await book('2037-11-24T17:00:00.000Z')
    await expect.poll(() => mails().length, soon).toBe(2)
    await reach()
    await remind('2037-11-24T16:00:00Z')
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Your conversation is booked',
      'Your conversation has a new time',
      'Your conversation begins soon',
    ])
  })

  test.each([
    ['before its end it is told', '2037-11-24T15:29:59.999Z', ['lead.created', 'lead.created', 'appointment.booked']],
    ['at its end it is not', '2037-11-24T15:30:00.000Z', ['lead.created', 'lead.created']],
  ])('%s', async (_what, now, expected) => {
    const { reported, book, clock, reach } = await start()
    await book(ten)
    clock.now = new Date(now)
    await reach()
    await expect
      .poll(async () => (await queueRows(database())).find(({ kind }) => kind === 'appointment-webhook')?.state, soon)
      .toBe('completed')
    expect(reported()).toEqual(expected)
  })

  test('the operator hears once of a conversation within two hours that the partner knows nothing of', async () => {
    const { person, request } = await start()
    const { investorId } = await database()
      .selectFrom('consultationRequests')
      .select('investorId')
      .where('id', '=', request)
      .executeTakeFirstOrThrow()
    const place = async (minutes: number) => {
      await database().deleteFrom('appointments').execute()
      const startsAt = new Date(Date.now() + minutes * 60_000)
      const id = randomUUID()
      await database()
        .insertInto('appointments')
        .values({
          id,
          investorId,
          requestId: request,
          startsAt,
          endsAt: new Date(startsAt.getTime() + 1_800_000),
          heldUntil: null,
          holdId: null,
        })
        .execute()
      return { id, start: startsAt.toISOString() }
    }
    const { log, lines } = recordedLog()
    const queue = await openQueue(queueOn(), { workers: false })
    onTestFinished(() => queue.close())
    // Requests from earlier tests have no jobs left, and cause log lines as well.
    const unreachable = () => lines.filter((line) => line.includes('appointment_unreachable'))
    const watch = () =>
      watchHandler({ db: database(), queue, channels: [], now: () => monday }, log)(
        {} as JobPayloads['lead-watch'],
        AbortSignal.timeout(5000),
        false,
      )
    for (const minutes of [121, -1]) {
      await place(minutes)
      await watch()
    }
    expect(unreachable()).toEqual([])
    const { id, start: begins } = await place(119)
    for (let repeat = 0; repeat < 2; repeat += 1) await watch()
    expect(unreachable().map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 50, code: 'appointment_unreachable', appointment: id, lead: request, start: begins },
    ])
    expect(lines.join()).not.toMatch(new RegExp(`${person.email}|Ruth|\\+1 555`))
    await place(119)
    await database().updateTable('consultationRequests').set({ mailVersion: 1 }).where('id', '=', request).execute()
    await watch()
    expect(unreachable()).toHaveLength(1)
  })
})
