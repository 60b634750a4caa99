import { randomUUID } from 'node:crypto'
import type { DeskJob } from '@dst/contracts/desk'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { newStaff, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, queueRows } from '../../testing/queue-rows.ts'

vi.setConfig({ testTimeout: 60_000 })

onBothEnginesInEveryRun((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))

  async function start() {
    const { app } = await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs: false })
    const staff = await newStaff(app, database())
    const steer = async (id: string, verb: 'retry' | 'cancel', by = staff) =>
      by.call('POST', `/api/desk/jobs/${id}/${verb}`)
    return { app, staff, steer }
  }
  interface NewJob {
    queue?: string
    state?: string
    diedAs?: string
  }
  async function put({ queue = 'lead-webhook', state = 'created', diedAs }: NewJob = {}, requestId = randomUUID()) {
    const source = diedAs
      ? sql`'lead-webhook', ${diedAs}::uuid, 79, '{"code":"webhook_status_500"}'::jsonb`
      : sql`null, null, null, null`
    const { rows } = await sql<{ id: string }>`insert into pgboss.job
      (name, data, state, start_after, source_name, source_id, source_retry_count, source_output)
      values (${queue}, ${JSON.stringify({ requestId, version: 1 })}::jsonb, ${state}::pgboss.job_state,
        now() + interval '1 hour', ${source}) returning id`.execute(database())
    return rows[0]?.id ?? ''
  }
  const putDead = (requestId = randomUUID()) => put({ queue: 'dead-letters', diedAs: randomUUID() }, requestId)
  const stateOf = async (id: string) => (await queueRows(database())).find((row) => row.id === id)?.state
  const audited = async (...members: { userId: string }[]) =>
    (
      await sql<{ action: string; details: object }>`select action, details from audit_entries
        where details ->> 'member' = any(${members.map(({ userId }) => userId)})
          and action like 'job%' order by at`.execute(database().withoutPlugins())
    ).rows

  test('dead letters are listed with their request, tries and reason', async () => {
    const { staff } = await start()
    const requestId = randomUUID()
    const id = await putDead(requestId)
    await put()
    expect((await staff.call('GET', '/api/desk/dead-letters')).json<DeskJob[]>()).toMatchObject([
      { id, kind: 'lead-webhook', state: 'dead', tries: 80, reason: 'webhook_status_500', requestId, canRetry: true },
    ])
  })

  test('a dead letter that is retried is a new job, and the audit log names it and the member', async () => {
    const { staff, steer } = await start()
    const id = await putDead()
    expect((await steer(id, 'retry')).statusCode).toBe(204)
    expect(await queueRows(database())).toMatchObject([{ kind: 'lead-webhook', state: 'created', retries: 0 }])
    expect(await audited(staff)).toEqual([
      { action: 'job_retried', details: { job: id, kind: 'lead-webhook', member: staff.userId } },
    ])
    expect((await steer(id, 'retry')).statusCode).toBe(404)
  })

  test('of two members who retry a dead letter at once, one succeeds, and the job is made once', async () => {
    const { app, staff, steer } = await start()
    const other = await newStaff(app, database())
    const id = await putDead()
    const statuses = (await Promise.all([steer(id, 'retry', staff), steer(id, 'retry', other)])).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 404])
    expect(await queueRows(database())).toHaveLength(1)
    expect(await audited(staff, other)).toHaveLength(1)
  })

  test('of a retry and a cancel of a dead letter at once, one succeeds, and nothing is lost', async () => {
    const { steer } = await start()
    const id = await putDead()
    const answers = await Promise.all([steer(id, 'retry'), steer(id, 'cancel')])
    const statuses = answers.map(({ statusCode }) => statusCode)
    // Whoever cancels first leaves a canceled letter, which the other takes up again.
    expect([
      [204, 404],
      [204, 204],
    ]).toContainEqual(statuses)
    expect((await queueRows(database())).map(({ kind, state }) => [kind, state])).toEqual([['lead-webhook', 'created']])
  })

  test('a waiting job is due now; a canceled one waits again', async () => {
    const { staff, steer } = await start()
    const id = await put()
    expect((await steer(id, 'cancel')).statusCode).toBe(204)
    expect(await stateOf(id)).toBe('cancelled')
    expect((await steer(id, 'cancel')).json()).toMatchObject({ code: 'job_not_cancelable' })
    expect((await steer(id, 'retry')).statusCode).toBe(204)
    expect((await steer(id, 'retry')).statusCode).toBe(204)
    const { rows } = await sql`select state, start_after <= now() as due from pgboss.job where id = ${id}`.execute(
      database(),
    )
    expect(rows).toEqual([{ state: 'created', due: true }])
    expect((await audited(staff)).map(({ action }) => action)).toEqual(['job_canceled', 'job_retried', 'job_retried'])
  })

  test('an action at the desk can’t be left without its job', async () => {
    const { steer } = await start()
    const id = await put({ queue: 'desk-action' })
    expect((await steer(id, 'cancel')).json()).toMatchObject({ code: 'job_not_cancelable' })
    expect(await stateOf(id)).toBe('created')
    expect((await steer(id, 'retry')).statusCode).toBe(204)
  })

  test.each(['active', 'completed', 'failed'])(
    'a job that is %s can be neither retried nor canceled',
    async (state) => {
      const { staff, steer } = await start()
      const id = await put({ state })
      expect(await steer(id, 'retry')).toMatchObject({ statusCode: 409 })
      expect((await steer(id, 'retry')).json()).toMatchObject({ code: 'job_not_retryable' })
      expect((await steer(id, 'cancel')).json()).toMatchObject({ code: 'job_not_cancelable' })
      expect(await stateOf(id)).toBe(state)
      expect(await audited(staff)).toEqual([])
    },
  )

  test('a scheduled job can be done now and not canceled; the queue’s own and former kinds are unknown', async () => {
    const { steer } = await start()
    const id = await put({ queue: 'lead-watch' })
    for (const name of ['__pgboss__own', 'former-kind'])
      await sql`select pgboss.create_queue(${name}, '{"policy":"standard"}'::jsonb)`.execute(database())
    expect(await steer(id, 'cancel')).toMatchObject({ statusCode: 409 })
    expect((await steer(id, 'retry')).statusCode).toBe(204)
    for (const strange of [await put({ queue: '__pgboss__own' }), await put({ queue: 'former-kind' }), randomUUID()])
      for (const verb of ['retry', 'cancel'] as const) expect((await steer(strange, verb)).statusCode).toBe(404)
  })
})
