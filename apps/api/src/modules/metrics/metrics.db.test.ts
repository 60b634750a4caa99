import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { openQueue } from '../../jobs/job-queue.ts'
import { countJobs, unfinishedCounts } from '../../database/job-tables.ts'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { newInvestor, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue } from '../../testing/queue-rows.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint, type TokenMint } from '../../testing/tokens.ts'

/** Whole seconds, rounded up. */
const secondsSince = (begun: number) => Math.ceil((Date.now() - begun) / 1000)
const secondsIn = (body: string, name: string) =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? Number.NaN,
  )

onBothEnginesInEveryRun((database, queueOn) => {
  let mint: TokenMint
  beforeAll(async () => {
    mint = await createMint()
  })
  beforeEach(() => emptyQueue(database()))
  async function start(metrics: Config['metrics']) {
    const app = await buildTestApp({ db: database(), queueOn: queueOn(), verifier: mint.verifier, config: { metrics } })
    onTestFinished(() => app.close())
    return (authorization?: string) =>
      app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
  }

  test('say how many jobs there are, the age of the oldest, what is dead and what is unanswered', async () => {
    const read = await start({ token: undefined })
    const quiet = await read()
    expect(quiet.headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(quiet.body).toContain('# TYPE dst_jobs gauge\n')
    expect(quiet.body).toContain('dst_jobs_dead 0\n')
    expect(quiet.body).toContain('dst_leads_unacknowledged 0\n')

    const begun = Date.now()
    const queue = await openQueue(queueOn(), { workers: false })
    onTestFinished(() => queue.close())
    for (const kind of ['lead-webhook', 'lead-webhook', 'lead-mail'] as const) {
      await database()
        .transaction()
        .execute((trx) => queue.send(trx, kind, { requestId: randomUUID(), version: 1 }))
    }
    await sql`update pgboss.job set created_on = now() - interval '90 seconds' where name = 'lead-mail'`.execute(
      database(),
    )
    await sql`insert into pgboss.job (name, data, source_name) values ('dead-letters', '{}', 'lead-mail')`.execute(
      database(),
    )
    const { body } = await read()
    const lines = body.split('\n').filter((line) => !line.startsWith('#'))
    expect(lines).toEqual(
      expect.arrayContaining([
        'dst_jobs{kind="lead-mail",state="dead"} 1',
        'dst_jobs{kind="lead-mail",state="waiting"} 1',
        'dst_jobs{kind="lead-webhook",state="waiting"} 2',
        'dst_jobs_dead 1',
      ]),
    )
    const passed = secondsSince(begun)
    const oldest = (kind: string) => secondsIn(body, `dst_job_oldest_seconds{kind="${kind}"}`)
    expect(oldest('lead-mail')).toBeGreaterThanOrEqual(90)
    expect(oldest('lead-mail')).toBeLessThanOrEqual(90 + passed)
    expect(oldest('lead-webhook')).toBeLessThanOrEqual(passed)
    expect(body).toContain('dst_database_up 1\n')
  })

  test('read nothing of the jobs that are done, however many', async () => {
    await sql`insert into pgboss.job (name, data, state, completed_on, policy)
      select 'contact-mail', '{}', 'completed', now(), 'standard' from generate_series(1, 20000)`.execute(database())
    await sql`analyze pgboss.job`.execute(database())
    const { rows } = await sql<Record<string, string>>`explain ${unfinishedCounts}`.execute(database().withoutPlugins())
    const plan = rows.flatMap((row) => Object.values(row)).join('\n')
    expect(plan).toMatch(/Index Scan.* on job_common|Bitmap Heap Scan on job_common/)
    expect(plan).not.toContain('Seq Scan on job')
    expect((await countJobs(database())).map(({ state }) => state as string)).not.toContain('completed')
  })

  test('say for how long a job has been due, and 0 of one that waits for its time', async () => {
    const read = await start({ token: undefined })
    const queue = await openQueue(queueOn(), { workers: false })
    onTestFinished(() => queue.close())
    const begun = Date.now()
    for (const at of [new Date(begun - 90_000), new Date(begun - 20_000), new Date(begun + 900_000)])
      await database()
        .transaction()
        .execute((trx) => queue.send(trx, 'lead-mail', { requestId: randomUUID(), version: 1 }, at))
    await database()
      .transaction()
      .execute((trx) =>
        queue.send(trx, 'lead-webhook', { requestId: randomUUID(), version: 1 }, new Date(Date.now() + 900_000)),
      )
    const { body } = await read()
    const overdue = secondsIn(body, 'dst_job_overdue_seconds{kind="lead-mail"}')
    expect(overdue).toBeGreaterThanOrEqual(90)
    expect(overdue).toBeLessThanOrEqual(90 + secondsSince(begun))
    expect(body).toContain('dst_job_overdue_seconds{kind="lead-webhook"} 0\n')
  })

  test('count a request from its twentieth hour on, until the partner acknowledges it', async () => {
    const read = await start({ token: undefined })
    const late = async () => /dst_leads_unacknowledged (\d+)/.exec((await read()).body)?.[1]
    const { app } = await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs: false })
    const ruth = await newInvestor(app)
    const { id } = (await ruth.ask({ shareDataConsent: true })).json<{ id: string }>()
    const shared = (hours: number) =>
      database()
        .updateTable('consultationRequests')
        .set({ sharedAt: new Date(Date.now() - hours * 3_600_000) })
        .where('id', '=', id)
        .execute()
    await shared(19.9)
    expect(await late()).toBe('0')
    await shared(20.1)
    expect(await late()).toBe('1')
    expect((await read()).body).not.toMatch(/Ruth|@|[0-9a-f]{8}-[0-9a-f]{4}-/)
    await database()
      .updateTable('consultationRequests')
      .set({ acknowledgedAt: new Date(), state: 'acknowledged' })
      .where('id', '=', id)
      .execute()
    expect(await late()).toBe('0')
  })

  test('are for whoever has the token, and not there at all where there is none', async () => {
    const guarded = await start({ token: 'sixteen-or-longer' })
    expect((await guarded()).statusCode).toBe(401)
    for (const wrong of [
      'Bearer sixteen-or-longe',
      'Bearer sixteen-or-longer ',
      'sixteen-or-longer',
      `Bearer ${await mint.valid({ userId: randomUUID(), email: 'ruth@example.com' })}`,
    ]) {
      const answer = await guarded(wrong)
      expect([answer.statusCode, answer.body]).toEqual([401, ''])
    }
    expect((await guarded('Bearer sixteen-or-longer')).statusCode).toBe(200)
    expect((await (await start(undefined))()).statusCode).toBe(404)
  })
})
