import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { onBothEngines } from '../testing/engines.ts'
import { emptyQueue, makeDue, queueRows } from '../testing/queue-rows.ts'
import { recordedLog } from '../testing/recorded-log.ts'
import { jobPolicies, type JobHandlers } from '../jobs/job-kinds.ts'
import { openQueue } from '../jobs/job-queue.ts'
import { runJobsCommand } from './jobs-command.ts'

const soon = { timeout: 30_000, interval: 10 }

onBothEngines((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))
  const run = (...args: string[]) => runJobsCommand(args, { db: database(), queue: queueOn() })

  async function put(at?: Date): Promise<string> {
    const queue = await openQueue(queueOn(), { workers: false })
    await database()
      .transaction()
      .execute((trx) => queue.send(trx, 'lead-webhook', { requestId: randomUUID(), version: 1 }, at))
    await queue.close()
    return (await queueRows(database())).at(-1)?.id ?? ''
  }
  async function work(handlers: Partial<JobHandlers>) {
    const queue = await openQueue(queueOn(), { workers: true })
    onTestFinished(() => queue.close())
    await queue.work(handlers, recordedLog().log)
    return queue
  }
  /** A job that failed all attempts, and its dead letter. */
  async function putDead() {
    const id = await put()
    // Must run before a worker starts: one that already has the job would count an earlier attempt, and the next
    // attempt comes an hour later.
    await sql`update pgboss.job set retry_count = retry_limit - 1, started_on = now()`.execute(database())
    await makeDue(database())
    const queue = await work({
      'lead-webhook': () =>
        Promise.reject(Object.assign(new Error('ruth@example.com'), { code: 'webhook_status_500' })),
    })
    const dead = async () => (await queueRows(database())).find(({ kind }) => kind === 'dead-letters')
    await expect.poll(dead, soon).toBeDefined()
    await queue.close()
    return { id, dead: (await dead())?.id ?? '' }
  }

  test('list shows what waits and what is dead, with ids and codes alone', async () => {
    expect(await run('list')).toEqual({ exitCode: 0, text: 'No jobs.\n' })
    const { id, dead } = await putDead()
    const waiting = await put(new Date('2030-01-01T12:00:00Z'))
    const request = expect.stringMatching(/^request [0-9a-f-]{36}$/) as string
    const { exitCode, text } = await run('list')
    expect(exitCode).toBe(0)
    const lines = text
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}| (?=\w)(?!.{36}$)/).map((cell) => cell.trim()))
    expect(lines.slice(1)).toEqual([
      [dead, 'lead-webhook', 'dead', '80', expect.stringMatching(/^20.*Z$/) as string, 'webhook_status_500', request],
      [waiting, 'lead-webhook', 'waiting', '0', '2030-01-01T12:00:00.000Z', '-', request],
    ])
    expect(text).not.toContain('ruth')
    expect((await run('list', '--state', 'failed')).text).toContain(id)
    expect((await run('list', '--state', 'waiting')).text).not.toContain(dead)
    expect((await run('list', '--kind', 'contact-mail')).text).toBe('No jobs.\n')
  })

  test.each(Object.keys(jobPolicies))(
    'show tells of a job of the kind %s, also without anything that it is about',
    async (kind) => {
      await sql`insert into pgboss.job (name, data, state, source_name) values
      (${kind}, null, 'created', null), ('dead-letters', null, 'created', ${kind})`.execute(database())
      for (const { id } of await queueRows(database())) {
        const { exitCode, text } = await run('show', id)
        expect([exitCode, text]).toEqual([0, expect.stringContaining(kind)])
      }
      expect((await run('list')).exitCode).toBe(0)
    },
  )

  test('show tells what one job is about, and repeats nothing but ids, numbers, times and single words', async () => {
    const id = await put()
    const [row] = await queueRows(database())
    const shown = await run('show', id)
    expect(shown.exitCode).toBe(0)
    expect(shown.text).toMatch(new RegExp(`about requestId +${String(row?.payload['requestId'])}\n`))
    expect(shown.text).toMatch(/about version +1\n/)
    await sql`update pgboss.job set data = '{"what":"reminder-24","start":"2026-11-24T15:00:00.000Z"}'`.execute(
      database(),
    )
    expect((await run('show', id)).text).toMatch(/about what +reminder-24\nabout start +2026-11-24T15:00:00\.000Z\n/)
    await sql`update pgboss.job
      set data = '{"address":"ruth@example.com","name":"Ruth Okafor","slug":"ruth-okafor"}',
      output = '{"code":"550 ruth@example.com"}'`.execute(database())
    const odd = await run('show', id)
    expect(odd.text).toMatch(/about address +\(not shown\)/)
    expect(odd.text + (await run('list')).text).not.toMatch(/ruth/i)
  })

  test('retry of a dead letter makes the job again, with all its tries, and it is done', async () => {
    const { id, dead } = await putDead()
    expect((await run('show', dead)).text).toMatch(new RegExp(`died as +${id}`))
    expect((await run('show', id)).text, 'a dead job is found under its own id too').toContain(dead)
    const payload = (await queueRows(database())).find((row) => row.id === dead)?.payload
    expect(await run('retry', dead)).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('on the queue again') as string,
    })
    expect((await queueRows(database())).filter(({ state }) => state === 'created')).toMatchObject([
      { kind: 'lead-webhook', payload, retries: 0 },
    ])
    const seen: unknown[] = []
    await work({ 'lead-webhook': (about) => Promise.resolve(void seen.push(about)) })
    await expect.poll(() => seen, soon).toEqual([payload])
    expect(await run('retry', dead)).toMatchObject({ exitCode: 1 })
  })

  test('retry of a job that waits makes it due', async () => {
    const id = await put(new Date('2030-01-01T12:00:00Z'))
    const seen: unknown[] = []
    await work({ 'lead-webhook': (about) => Promise.resolve(void seen.push(about)) })
    expect(await run('retry', id)).toEqual({ exitCode: 0, text: 'The job is due now.\n' })
    await expect.poll(() => seen.length, soon).toBe(1)
    await expect.poll(async () => (await run('retry', id)).text, soon).toContain('The job is completed')
    expect(await run('cancel', id)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('The job is completed') as string,
    })
  })

  test('what is canceled is not done, and can be taken up again', async () => {
    const id = await put()
    expect(await run('cancel', id)).toEqual({ exitCode: 0, text: 'The job will not be done.\n' })
    expect((await queueRows(database()))[0]?.state).toBe('cancelled')
    expect((await run('retry', id)).exitCode).toBe(0)
    expect((await queueRows(database()))[0]?.state).toBe('created')

    await emptyQueue(database())
    const { dead } = await putDead()
    expect((await run('cancel', dead)).exitCode).toBe(0)
    expect((await run('list')).text).toBe('No jobs.\n')
    expect((await run('retry', dead)).text).toContain('on the queue again')
  })

  test.each([
    [[]],
    [['list', 'more']],
    [['list', '--state', 'asleep']],
    [['show']],
    [['show', 'x']],
    [['retry', 'all']],
    [['drop', randomUUID()]],
    [['list', '--all']],
  ])('%j is answered with how it is used', async (args) => {
    expect(await run(...args)).toEqual({ exitCode: 2, text: expect.stringContaining('pnpm jobs list') as string })
  })

  test('a job that is not there is said to be missing', async () => {
    for (const verb of ['show', 'retry', 'cancel'])
      expect(await run(verb, randomUUID())).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining('There is no job') as string,
      })
  })
})
