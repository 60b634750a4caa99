import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { systemClock, type Clock } from 'pg-boss'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onBothEnginesInEveryRun } from '../testing/engines.ts'
import { emptyQueue, makeDue, queueRows } from '../testing/queue-rows.ts'
import { recordedLog } from '../testing/recorded-log.ts'
import { recordedQueue } from '../testing/recorded-queue.ts'
import { installQueue } from './install-queue.ts'
import type { JobHandler } from './job-kinds.ts'
import { openQueue } from './job-queue.ts'

type Handler = JobHandler<'contact-mail'>
const soon = { timeout: 30_000, interval: 10 }
const hour = 3_600_000

/** Sets the clock of this process back by three hours, and so that of its embedded database. */
function setClockBack(): void {
  const rightTime = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => rightTime() - 3 * hour)
  onTestFinished(() => clock.mockRestore())
}

/** Twenty times as fast as time, for what the queue looks at every ten seconds. */
const quickClock: Clock = {
  ...systemClock,
  now: () => performance.now() * 20,
  setTimeout: (work, ms) => systemClock.setTimeout(work, ms / 20),
  setInterval: (work, ms) => systemClock.setInterval(work, ms / 20),
}

onBothEnginesInEveryRun((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))
  const open = async (workers = false, clock?: Clock) => {
    const queue = await openQueue(queueOn(), { workers, ...(clock ? { clock } : {}) })
    onTestFinished(() => queue.close())
    return queue
  }
  const put = async (...messageIds: string[]) => {
    const queue = await open()
    for (const messageId of messageIds)
      await database()
        .transaction()
        .execute((trx) => queue.send(trx, 'contact-mail', { messageId }))
  }
  const work = async (handler: Handler, clock?: Clock) => {
    const { log, lines } = recordedLog()
    const counted: string[] = []
    const queue = await open(true, clock)
    await queue.work({ 'contact-mail': handler }, log, {
      count: (kind, outcome) => counted.push(`${kind} ${outcome}`),
    })
    return { queue, lines, counted }
  }
  const states = async () => (await queueRows(database())).map(({ kind, state }) => `${kind} ${state}`)
  const refuse = (failure: Error) => () => Promise.reject(failure)

  test('a scheduled job that fails is tried again, and ends as no dead letter', async () => {
    const { log, lines } = recordedLog()
    const queue = await open(true)
    const put = (retries: number) =>
      sql`insert into pgboss.job (name, data, state, retry_count, retry_limit, retry_delay, dead_letter)
        select name, null, 'created', ${retries}, retry_limit, retry_delay, dead_letter from pgboss.queue
        where name = 'lead-watch'`.execute(database())
    await put(0)
    await put(4)
    await queue.work({ 'lead-watch': refuse(new Error('a blip')) }, log)
    await expect.poll(states, soon).toEqual(expect.arrayContaining(['lead-watch failed', 'lead-watch retry']))
    expect(await states()).not.toContain('dead-letters created')
    await expect.poll(() => lines.join('\n'), soon).toContain('"job_skipped"')
  })

  test('a webhook that hangs holds no other', async () => {
    const queue = await open(true)
    const send = (requestId: string) =>
      database()
        .transaction()
        .execute((trx) => queue.send(trx, 'lead-webhook', { requestId, version: 1 }))
    for (const requestId of ['hangs', 'one', 'two']) await send(requestId)
    const done: string[] = []
    const { log } = recordedLog()
    const handler = ({ requestId }: { requestId: string }) =>
      requestId === 'hangs' ? new Promise<never>(() => {}) : Promise.resolve(void done.push(requestId))
    await queue.work({ 'lead-webhook': handler }, log)
    // The hanging one ends by its time limit after fifteen seconds.
    await expect.poll(() => done.toSorted(), { ...soon, timeout: 12_000 }).toEqual(['one', 'two'])
  })

  test('a job is there after the commit of its cause, and not after its rollback', async () => {
    const queue = await open()
    await put('kept')
    const failing = database()
      .transaction()
      .execute(async (trx) => {
        await queue.send(trx, 'contact-mail', { messageId: 'dropped' })
        throw new Error('the cause failed')
      })
    await expect(failing).rejects.toThrow('the cause failed')
    expect(await queueRows(database())).toMatchObject([
      { kind: 'contact-mail', payload: { messageId: 'kept' }, state: 'created' },
    ])
  })

  test('a job is handed over with its payload, once, soon after its cause', async () => {
    const seen: unknown[] = []
    const { queue, counted } = await work((payload) => Promise.resolve(void seen.push(payload)))
    const begun = performance.now()
    await database()
      .transaction()
      .execute((trx) => queue.send(trx, 'contact-mail', { messageId: 'one' }))
    await expect.poll(() => seen, soon).toEqual([{ messageId: 'one' }])
    expect(performance.now() - begun).toBeGreaterThan(200)
    await expect.poll(states, soon).toEqual(['contact-mail completed'])
    expect(counted).toEqual(['contact-mail done'])
  })

  test('of several workers each job goes to one', async () => {
    const seen: string[] = []
    for (let count = 0; count < 3; count += 1) await work(({ messageId }) => Promise.resolve(void seen.push(messageId)))
    const ids = Array.from({ length: 20 }, () => randomUUID())
    await put(...ids)
    await makeDue(database())
    await expect.poll(() => seen.length, { timeout: 30_000 }).toBe(20)
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  test('a job that fails stays for later, and log and queue name a code and no words of the failure', async () => {
    const { lines, counted } = await work(
      refuse(Object.assign(new Error('ruth@example.com was refused'), { code: 'EENVELOPE' })),
    )
    await put('one')
    await expect.poll(states, soon).toEqual(['contact-mail retry'])
    expect(counted).toEqual(['contact-mail failed'])
    expect(lines.join()).toContain('"code":"EENVELOPE"')
    const rows = await queueRows(database())
    expect(rows[0]?.output).toMatchObject({ code: 'EENVELOPE' })
    expect(JSON.stringify([rows, lines])).not.toContain('ruth')
    const [due] = (
      await sql<{ sinceStart: number; fromNow: number }>`select
        extract(epoch from start_after - started_on)::float as since_start,
        extract(epoch from start_after - now())::float as from_now from pgboss.job`.execute(database())
    ).rows
    expect(due?.sinceStart).toBeGreaterThan(1)
    expect(due?.fromNow).toBeLessThan(11)
  })

  test('a job that failed for good is a dead letter that says what and why, and the log has an error', async () => {
    const { lines, counted } = await work(refuse(new Error('no')))
    await put('one')
    await sql`update pgboss.job set retry_count = retry_limit, started_on = now()`.execute(database())
    await makeDue(database())
    await expect.poll(states, soon).toEqual(expect.arrayContaining(['contact-mail failed', 'dead-letters created']))
    const dead = (await queueRows(database())).find(({ kind }) => kind === 'dead-letters')
    expect(dead?.payload).toEqual({ messageId: 'one' })
    expect(counted.at(-1)).toBe('contact-mail dead')
    const errors = lines.filter((line) => line.includes('"level":50'))
    expect(errors.join()).toContain('"code":"job_dead","reason":"job_failed"')
  })

  test('a job whose worker died comes back when its time is over, also after the clock was set back', async () => {
    const seen: string[] = []
    await work(({ messageId }) => Promise.resolve(void seen.push(messageId)), quickClock)
    setClockBack()
    await put('one')
    const startedAgo = (seconds: number) =>
      sql`update pgboss.job set state = 'active', started_on = now() - ${seconds} * interval '1 second'
        where data ->> 'messageId' = 'one'`.execute(database())
    await startedAgo(1)
    // A worker takes the oldest first, so it would have taken that one before this.
    await put('two')
    await expect.poll(() => seen, soon).toEqual(['two'])
    await startedAgo(21)
    await expect
      .poll(async () => {
        await makeDue(database())
        return seen
      }, soon)
      .toEqual(['two', 'one'])
  })

  test('after the database’s clock was set back, what waited is due, and what was planned keeps its time', async () => {
    const later = new Date(Date.now() + 9 * hour)
    const queue = await open()
    const send = (messageId: string, at?: Date) =>
      database()
        .transaction()
        .execute((trx) => queue.send(trx, 'contact-mail', { messageId }, at))
    for (const messageId of ['new', 'tried', 'left']) await send(messageId)
    await send('planned', later)
    await sql`update pgboss.job set created_on = created_on + interval '3 hours',
      start_after = case when data ->> 'messageId' = 'planned' then start_after
        else start_after + interval '3 hours' end`.execute(database())
    await sql`update pgboss.job set state = 'retry', started_on = now() + interval '3 hours',
      start_after = now() + interval '4 hours' where data ->> 'messageId' = 'tried'`.execute(database())
    await sql`update pgboss.job set state = 'active', started_on = now() + interval '3 hours'
      where data ->> 'messageId' = 'left'`.execute(database())
    await sql`update pgboss.version set cron_on = now() + interval '3 hours'`.execute(database())
    const seen: string[] = []
    await work(({ messageId }) => Promise.resolve(void seen.push(messageId)))
    await expect.poll(() => seen.toSorted(), soon).toEqual(['new', 'tried'])
    const times = async () =>
      (
        await sql`select
      (select start_after from pgboss.job where data ->> 'messageId' = 'planned') as planned,
      (select started_on <= now() from pgboss.job where data ->> 'messageId' = 'left') as "left",
      (select cron_on is null or cron_on <= now() from pgboss.version) as cron`.execute(database())
      ).rows
    await expect.poll(times, soon).toEqual([{ planned: later, left: true, cron: true }])
  })

  test('closing lets the job in hand finish; what takes too long is left for later', async () => {
    let finish = () => {}
    const { queue } = await work(() => new Promise((resolve) => (finish = resolve)))
    await put('short')
    await expect.poll(states, soon).toEqual(['contact-mail active'])
    const closing = queue.close()
    finish()
    await closing
    expect(await states()).toEqual(['contact-mail completed'])

    await emptyQueue(database())
    const slow = await work(() => new Promise(() => {}))
    await put('long')
    await expect.poll(states, soon).toEqual(['contact-mail active'])
    await slow.queue.close()
    // Closing waits only briefly for this write.
    await expect.poll(states, soon).toEqual(['contact-mail retry'])
  })

  test('a queue that is set up already is only read, and a setting that changed is put right', async () => {
    const { queue, statements } = recordedQueue(queueOn())
    const install = async () => {
      statements.length = 0
      await installQueue(queue, database())
      // What else it writes are notes of its own upkeep, at times of its own.
      return statements.filter((text) => /create_queue\(|update pgboss\.queue\b|into pgboss\.schedule\b/i.test(text))
    }
    // The schedules of a test's database are others.
    expect(await install()).toHaveLength(6)
    expect(await install()).toEqual([])
    const settings = async () =>
      (
        await sql<{ limit: number; cron: string }>`select retry_limit as "limit", cron from pgboss.queue
          join pgboss.schedule on schedule.name = 'lead-watch' where queue.name = 'contact-mail'`.execute(database())
      ).rows
    const wanted = await settings()
    await sql`update pgboss.queue set retry_limit = 1 where name = 'contact-mail'`.execute(database())
    await sql`update pgboss.schedule set cron = '0 0 1 1 *' where name = 'lead-watch'`.execute(database())
    expect(await install()).toHaveLength(2)
    expect(await settings()).toEqual(wanted)
  })

  test('while its database is away the queue says so once, and goes on when it is back', async () => {
    const { log, lines } = recordedLog()
    const refusal = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const { db, backend } = queueOn()
    let away = false
    let refused = 0
    const executeSql: typeof db.executeSql = async (text, values) => {
      if (!away) return db.executeSql(text, values)
      refused += 1
      throw refusal
    }
    const queue = await openQueue({ db: { executeSql }, backend }, { workers: true })
    onTestFinished(() => queue.close())
    const seen: string[] = []
    away = true
    await queue.work({ 'contact-mail': ({ messageId }) => Promise.resolve(void seen.push(messageId)) }, log)
    await expect.poll(() => refused, soon).toBeGreaterThan(2)
    expect(lines.map((line) => (JSON.parse(line) as { code: string }).code)).toEqual(['jobs_database_away'])
    away = false
    await put('afterwards')
    await expect.poll(() => seen, soon).toEqual(['afterwards'])
  })
})
