import type { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tables } from '../database/tables.js'
import { away, brokenDatabase } from '../testing/broken-database.js'
import { onBothEngines } from '../testing/engines.js'
import { recordedLog } from '../testing/recorded-log.js'
import type { JobHandler } from './job-kinds.js'
import { enqueue } from './job-queue.js'
import { work, workOnce } from './worker.js'

const kind = 'contact-mail'
const soon = () => new Date(Date.now() + 1000)
const refuse = (failure: Error) => () => Promise.reject(failure)
const signals = () => ({ stop: new AbortController(), cut: new AbortController() })

onBothEngines((database) => {
  beforeEach(async () => {
    await database().deleteFrom('jobs').execute()
    await database().transaction().execute((trx) => enqueue(trx, kind, { messageId: 'one' }))
  })
  const rows = () => database().selectFrom('jobs').select(['attempts', 'buriedAt']).execute()
  const once = (handler: JobHandler<typeof kind>, now = soon()) => {
    const { log, lines } = recordedLog()
    return workOnce({ db: database(), kind, handler, log }, now).then((busy) => ({ busy, lines }))
  }

  test('a job is handed over with its payload and is gone when it is done', async () => {
    const seen: unknown[] = []
    expect((await once((payload) => Promise.resolve(void seen.push(payload)))).busy).toBe(true)
    expect(seen).toEqual([{ messageId: 'one' }])
    expect(await rows()).toEqual([])
    expect((await once(() => Promise.resolve())).busy).toBe(false)
  })

  test('a job that fails stays for later, and the log names a code and no words of the failure', async () => {
    const { lines } = await once(refuse(Object.assign(new Error('ruth@example.com was refused'), { code: 'EENVELOPE' })))
    expect(await rows()).toEqual([{ attempts: 1, buriedAt: null }])
    expect(lines.join()).toContain('"code":"EENVELOPE"')
    expect(lines.join()).not.toContain('ruth')
  })

  test.each([
    [78, false],
    [79, true],
    // Its last try took the process down with it.
    [80, true],
  ])('a job that failed %i times and fails again is buried: %s', async (attempts, buried) => {
    await database().updateTable('jobs').set({ attempts }).execute()
    const { lines } = await once(refuse(new Error('no')))
    expect((await rows())[0]?.buriedAt !== null).toBe(buried)
    expect(lines.some((line) => line.includes('"code":"job_buried"'))).toBe(buried)
  })

  test('a worker does what is due by itself and ends when it is told to', async () => {
    const { stop, cut } = signals()
    const done = new Promise<void>((resolve) => {
      const handler = () => Promise.resolve(resolve())
      void work({ db: database(), kind, handler, log: recordedLog().log }, { stop: stop.signal, cut: cut.signal }).then(() => done)
    })
    await done
    stop.abort()
    await expect.poll(rows).toEqual([])
  })

  test('told to stop, it finishes the job in hand; cut off, it leaves the job for later', async () => {
    const { stop, cut } = signals()
    let begun = () => {}
    const inHand = new Promise<void>((resolve) => (begun = resolve))
    const handler = () => {
      begun()
      return new Promise<void>(() => {})
    }
    const ended = work({ db: database(), kind, handler, log: recordedLog().log }, { stop: stop.signal, cut: cut.signal })
    await inHand
    stop.abort()
    expect(await Promise.race([ended.then(() => 'ended'), new Promise((resolve) => setTimeout(resolve, 200, 'still at it'))])).toBe('still at it')
    cut.abort()
    await ended
    expect(await rows()).toEqual([{ attempts: 1, buriedAt: null }])
  })
})

test('a database that is away is reported once, ends no process and keeps nobody from stopping', async () => {
  const db: Kysely<Tables> = brokenDatabase(away)
  const { stop, cut } = signals()
  const { log, lines } = recordedLog()
  const ended = work({ db, kind, handler: () => Promise.resolve(), log }, { stop: stop.signal, cut: cut.signal })
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain('"code":"jobs_database_away"')
  stop.abort()
  await ended
})
