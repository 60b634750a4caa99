import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { fromKysely, PgBoss, systemClock, type Clock, type JobWithMetadata } from 'pg-boss'
import type { Tables } from '../database/tables.js'
import { attempt } from './attempt.js'
import { quietReporter } from './failing-queue.js'
import { jobPolicies, type JobHandler, type JobHandlers, type JobKind, type JobPayloads } from './job-kinds.js'
import type { QueueDatabase } from './queue-database.js'

/**
 * Milliseconds that a job waits after its cause. By then the cause has been answered: work that competes with the answer
 * would make it longer, and so tell whether there was any, such as a mail for an address that has an account.
 */
const restAfterCause = 250
/** Seconds between two looks at an empty queue. */
const pollInterval = 1
/** Seconds between two searches for jobs whose worker died. */
const superviseInterval = 10
/** Milliseconds that the jobs in hand get to finish when the server ends, beside the calls under way. */
const graceTime = 2000
/** Milliseconds to write down afterwards what was left in hand. A database that doesn't take it is not waited for: such jobs come back by themselves. */
const writeTime = 300

/** Where work is written down that happens after the answer, and who does it. */
export interface JobQueue {
  /** Writes a job down in the transaction of its cause: both are there after the commit, or neither is. Done at once, or `at` a time. */
  send: <Kind extends JobKind>(
    trx: Transaction<Tables>,
    kind: Kind,
    payload: JobPayloads[Kind],
    at?: Date,
  ) => Promise<void>
  /** Does the jobs for which there are handlers from now on, each kind by a worker of its own, so that a partner who does not answer keeps no mail waiting. */
  work: (handlers: Partial<JobHandlers>, log: FastifyBaseLogger) => Promise<void>
  /** Takes no more jobs, lets those in hand finish for two seconds, and leaves the rest for later. */
  close: () => Promise<void>
}

interface QueueOptions {
  workers: boolean
  /** In place of the machine's own; for tests. */
  clock?: Clock
}

/** Opens an installed queue. Several processes may have it open, with or without workers. */
export async function openQueue(
  database: QueueDatabase,
  { workers, clock = systemClock }: QueueOptions,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database,
    clock,
    // What queues there are is read at the start: read later, inside a transaction, it would wait for the connection that it is on.
    migrate: false,
    createSchema: false,
    supervise: workers,
    schedule: workers,
    superviseIntervalSeconds: superviseInterval,
    monitorIntervalSeconds: superviseInterval,
  })
  const report = quietReporter()
  boss.on('error', report.failure)
  await boss.start()
  const workerOf = new Map<JobKind, string>()

  return {
    async send(trx, kind, payload, at) {
      const startAfter = at ?? new Date(clock.now() + restAfterCause)
      await boss.send(kind, payload, { startAfter, db: fromKysely(trx.withoutPlugins()) })
      // Workers of other processes find it when they next look.
      setTimeout(() => boss.notifyWorker(workerOf.get(kind) ?? ''), restAfterCause).unref()
    },
    async work(handlers, log) {
      report.to(log)
      const start = async <Kind extends JobKind>(kind: Kind, handler: JobHandler<Kind>) => {
        const options = { pollingIntervalSeconds: pollInterval, includeMetadata: true } as const
        const worker = await boss.work(kind, options, async ([job]: JobWithMetadata<JobPayloads[Kind]>[]) => {
          // Where there was one job there may be more: the worker looks again before it rests.
          boss.notifyWorker(workerOf.get(kind) ?? '')
          await attempt(job, handler, log)
        })
        workerOf.set(kind, worker)
      }
      for (const kind of Object.keys(jobPolicies) as JobKind[]) {
        const handler = handlers[kind]
        if (handler) await start(kind, handler as JobHandler<typeof kind>)
      }
    },
    close: () =>
      Promise.race([
        boss.stop({ close: false, graceful: true, timeout: graceTime }),
        sleep(graceTime + writeTime, undefined, { ref: false }),
      ]),
  }
}
