import type { ConsultationReceipt } from '@dst/contracts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openQueue } from '../../jobs/job-queue.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, makeDue, queueRows, waitingJobs } from '../../testing/queue-rows.ts'
import { recordedLog } from '../../testing/recorded-log.ts'
import { watchHandler } from './watch.ts'

const hour = 3_600_000

onBothEngines((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))

  async function start({ jobs }: { jobs: boolean }) {
    const desk = await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs })
    const ruth = await newInvestor(desk.app)
    const ask = async (details: object = {}) =>
      (await ruth.ask({ shareDataConsent: true, ...details })).json<ConsultationReceipt>().id
    return { ...desk, ...ruth, ask }
  }
  async function book(requestId: string) {
    const { investorId } = await database()
      .selectFrom('consultationRequests')
      .select('investorId')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    const startsAt = new Date(Date.now() + 48 * hour)
    await database().deleteFrom('appointments').execute()
    await database()
      .insertInto('appointments')
      .values({
        investorId,
        requestId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + hour / 2),
        heldUntil: null,
        holdId: null,
      })
      .execute()
  }

  describe('a request whose job ended without a word', () => {
    test.each(['cancelled', 'failed'])(
      '(%s) is said to be undelivered, once, to the operator and its person',
      async (state) => {
        const ruth = await start({ jobs: false })
        const id = await ruth.ask()
        await book(id)
        const walter = await newInvestor(ruth.app)
        const { id: waiting } = (await walter.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
        await sql`update pgboss.job set state = ${state}::pgboss.job_state
          where name = 'lead-webhook' and data ->> 'requestId' = ${id}`.execute(database())
        const queue = await openQueue(queueOn(), { workers: false })
        onTestFinished(() => queue.close())
        const { log, lines } = recordedLog()
        const watch = watchHandler({ db: database(), queue, channels: ['webhook'], now: () => new Date() }, log)
        for (let look = 0; look < 2; look += 1) await watch({}, AbortSignal.timeout(5000), false)
        expect(
          lines.map((line) => JSON.parse(line) as object).filter((line) => JSON.stringify(line).includes(id)),
        ).toMatchObject([{ level: 50, code: 'lead_stranded', lead: id, version: 1 }])
        const [request] = await ruth.requests()
        expect(request).toMatchObject({ state: 'failed', appointment: null })
        expect(request?.events.map(({ event }) => event)).toEqual(['asked', 'failed', 'cancelled'])
        expect(
          (await waitingJobs(database())).filter(
            ({ payload }) => payload['requestId'] === id && payload['what'] === 'failed',
          ),
        ).toEqual([{ kind: 'request-mail', payload: { requestId: id, version: 1, what: 'failed' } }])
        expect((await walter.requests())[0], 'one that waits').toMatchObject({ id: waiting, state: 'queued' })
      },
    )
  })

  test('an undelivered change leaves the partner version and appointment, and the person the truth', async () => {
    const { partner, ask, requests, toInvestors } = await start({ jobs: true })
    const id = await ask()
    await expect.poll(async () => (await requests())[0]?.state, soon).toBe('acknowledged')
    await book(id)
    partner.answer((reply) => void reply.writeHead(500).end())
    await ask({ bestContactTime: 'morning' })
    const job = async () =>
      (await queueRows(database())).find(({ kind, payload }) => kind === 'lead-webhook' && payload['version'] === 2)
    await expect.poll(async () => (await job())?.state, soon).toBe('retry')
    await sql`update pgboss.job set retry_limit = retry_count + 1
      where name = 'lead-webhook' and state = 'retry'`.execute(database())
    await makeDue(database())
    await expect.poll(async () => (await requests())[0]?.state, soon).toBe('failed')
    const [request] = await requests()
    expect(request?.appointment).not.toBeNull()
    expect(request?.events.at(-1)?.event).toBe('failed')
    const reported = () =>
      toInvestors.find(({ subject }) => subject === 'We could not deliver the change to your request')
    await expect.poll(reported, soon).toBeDefined()
    expect(reported()?.text).toContain('They still have your request as it was before')
    expect(reported()?.text).not.toContain('do not expect')
  })
})
