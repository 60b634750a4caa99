import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { onBothEngines } from '../testing/engines.ts'
import { openQueue } from './job-queue.ts'
import type { QueueDatabase } from './queue-database.ts'

const kind = 'contact-mail'
const jobs = 300
const rounds = 5
/**
 * The minimum throughput of our queue relative to the bare library with an empty handler: codes, logging and limits
 * cost something.
 */
const leastShare = 0.8

/** Processes jobs until stopped; `done` is called for each. */
type Worker = (database: QueueDatabase, done: () => void) => Promise<() => Promise<void>>

const workers = { library: workByLibrary, ours: workByOurs } satisfies Record<string, Worker>

onBothEngines((_, queue) => {
  test(`drains at least ${leastShare} of what pg-boss drains with an empty handler`, { timeout: 600_000 }, async () => {
    const shares: number[] = []
    // Alternates between the two, so that a busy moment does not affect only one of them; the first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const library = await drain(queue(), workers.library)
      const ours = await drain(queue(), workers.ours)
      process.stdout.write(
        `pg-boss ${library.toFixed(0)} jobs a second, ours ${ours.toFixed(0)}, share ${(ours / library).toFixed(2)}\n`,
      )
      if (round > 0) shares.push(ours / library)
    }
    expect(shares.toSorted((left, right) => left - right)[Math.floor(rounds / 2)]).toBeGreaterThanOrEqual(leastShare)
  })
})

/** Jobs per second, from the first poll of a full queue to the last job. */
async function drain(database: QueueDatabase, work: Worker): Promise<number> {
  const filler = new PgBoss({ ...database, migrate: false, createSchema: false, supervise: false, schedule: false })
  await filler.start()
  await filler.insert(
    kind,
    Array.from({ length: jobs }, () => ({ data: { messageId: 'none' } })),
  )
  await filler.stop({ close: false })
  let left = jobs
  let end = () => Promise.resolve()
  const begun = performance.now()
  const ended = await new Promise<number>((resolve, reject) => {
    const done = () => {
      left -= 1
      if (left === 0) resolve(performance.now())
    }
    work(database, done).then((stop) => (end = stop), reject)
  })
  await end()
  return jobs / ((ended - begun) / 1000)
}

async function workByLibrary(database: QueueDatabase, done: () => void): Promise<() => Promise<void>> {
  const boss = new PgBoss({ ...database, migrate: false, createSchema: false, supervise: false, schedule: false })
  await boss.start()
  let worker = ''
  worker = await boss.work(kind, { pollingIntervalSeconds: 1 }, () => {
    boss.notifyWorker(worker)
    return Promise.resolve(done())
  })
  return () => boss.stop({ close: false })
}

async function workByOurs(database: QueueDatabase, done: () => void): Promise<() => Promise<void>> {
  const { log } = Fastify({
    logger: { level: 'info', stream: new Writable({ write: (_line, _encoding, written) => written() }) },
  })
  const queue = await openQueue(database, { workers: true })
  await queue.work({ [kind]: () => Promise.resolve(done()) }, log)
  return () => queue.close()
}
