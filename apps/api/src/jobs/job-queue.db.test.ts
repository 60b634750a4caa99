import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tables } from '../database/tables.js'
import { onBothEngines } from '../testing/engines.js'
import { bury, claim, complete, enqueue, postpone } from './job-queue.js'

const put = (db: Kysely<Tables>, messageId: string = randomUUID()) => db.transaction().execute((trx) => enqueue(trx, 'contact-mail', { messageId }))
const seconds = (count: number) => new Date(Date.now() + count * 1000)

onBothEngines((database) => {
  const take = (now: Date) => claim(database(), 'contact-mail', now)
  beforeEach(() => database().deleteFrom('jobs').execute())

  test('a job is there after the commit of its cause, and not after its rollback', async () => {
    await put(database(), 'kept')
    const failing = database().transaction().execute(async (trx) => {
      await enqueue(trx, 'contact-mail', { messageId: 'dropped' })
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    const jobs = await database().selectFrom('jobs').select(['kind', 'payload', 'attempts']).execute()
    expect(jobs).toEqual([{ kind: 'contact-mail', payload: { messageId: 'kept' }, attempts: 0 }])
  })

  test('of many workers at once each gets jobs of its own', async () => {
    for (let count = 0; count < 20; count++) await put(database())
    const now = seconds(1)
    const claimed = await Promise.all(Array.from({ length: 24 }, () => take(now)))
    const ids = claimed.flatMap((job) => (job ? [job.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
    // With row locks a worker may find every row locked and go away empty; what it left is still there.
    for (let job = await take(now); job; job = await take(now)) ids.push(job.id)
    expect(new Set(ids).size).toBe(20)
    expect(ids).toHaveLength(20)
  })

  test('the job that waits longest comes first', async () => {
    for (const messageId of ['first', 'second']) await put(database(), messageId)
    expect([(await take(seconds(1)))?.payload, (await take(seconds(1)))?.payload]).toEqual([{ messageId: 'first' }, { messageId: 'second' }])
  })

  test('a job whose worker died is free again after thirty seconds, not before', async () => {
    await put(database())
    const start = seconds(1)
    const later = (milliseconds: number) => new Date(start.getTime() + milliseconds)
    expect(await take(start)).toMatchObject({ attempts: 1 })
    expect(await take(later(29_999))).toBeUndefined()
    expect(await take(later(30_000))).toMatchObject({ attempts: 2 })
  })

  test('a job that failed comes back after its wait', async () => {
    await put(database())
    const start = seconds(1)
    const job = await take(start)
    await postpone(database(), job ?? { id: '', attempts: 0 }, start)
    expect(await take(new Date(start.getTime() + 4_999))).toBeUndefined()
    expect(await take(new Date(start.getTime() + 5_000))).toMatchObject({ id: job?.id, attempts: 2 })
  })

  test('a worker that lost its lease neither postpones nor buries the job of the next one', async () => {
    await put(database())
    const lost = { id: (await take(seconds(1)))?.id ?? '', attempts: 1 }
    await take(seconds(40))
    await postpone(database(), lost, seconds(50))
    await bury(database(), lost, seconds(50))
    expect(await take(seconds(70))).toMatchObject({ attempts: 3 })
  })

  test('done jobs are gone, buried ones stay and are not taken', async () => {
    await put(database())
    await put(database())
    const [done, buried] = [await take(seconds(1)), await take(seconds(1))]
    await complete(database(), done ?? { id: '' })
    await bury(database(), buried ?? { id: '', attempts: 0 }, seconds(1))
    expect(await take(seconds(100_000))).toBeUndefined()
    expect(await database().selectFrom('jobs').select('id').execute()).toEqual([{ id: buried?.id }])
  })
})
