import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { fromKysely, PgBoss, systemClock, type Clock, type JobWithMetadata } from 'pg-boss'
import type { Tables } from '../database/tables.ts'
import { attempt, type CountAttempt } from './attempt.ts'
import type { RecordAttempt } from './delivery-record.ts'
import { quietReporter } from './failing-queue.ts'
import { repairClockSkew } from '../database/repair-clock-skew.ts'
import {
  jobPolicies,
  workersOfKind,
  type JobHandler,
  type JobHandlers,
  type JobKind,
  type JobPayloads,
} from './job-kinds.ts'
import type { JobLook } from '../database/job-tables.ts'
import type { QueueDatabase } from '../database/queue-database.ts'
import { cancelJob, retryJob, type Retried } from './steer-jobs.ts'

/**
 * Milliseconds that a job waits after it is queued. By then the response has been sent: work that competes with it
 * would slow it down and so reveal that there was work, such as an email to an address that has an account.
 */
const restAfterCause = 250
/** Seconds between polls of an empty queue. */
const pollInterval = 1
/** Seconds between checks for jobs whose worker died, and for times that a corrected clock has left in the future. */
const superviseInterval = 10
/** What the queue's own waits are timed by: one would last for hours if the time of day were set back meanwhile. */
const steadyClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }
/** Milliseconds that active jobs get to finish on shutdown, in parallel with the requests in progress. */
const graceTime = 2000
/**
 * Milliseconds to record the unfinished jobs afterwards. If the database does not respond in time, they become
 * available again through their timeout.
 */
const writeTime = 300

/** What is told how each attempt ends. */
export interface AttemptWatch {
  count?: CountAttempt
  record?: RecordAttempt
}

/** The queue for background jobs and the workers that process them. */
export interface JobQueue {
  /**
   * Queues a job in the transaction that causes it: after the commit both exist, or neither does. It runs immediately,
   * or at the time `at`.
   */
  send: <Kind extends JobKind>(
    trx: Transaction<Tables>,
    kind: Kind,
    payload: JobPayloads[Kind],
    at?: Date,
  ) => Promise<void>
  /**
   * Starts processing jobs that have a handler. Each kind has its own workers, so that an unresponsive partner does not
   * delay email.
   */
  work: (handlers: Partial<JobHandlers>, log: FastifyBaseLogger, told?: AttemptWatch) => Promise<void>
  /** Does a job now; undefined if its state forbids that. */
  retry: (trx: Transaction<Tables>, job: JobLook) => Promise<Retried | undefined>
  /** Leaves a job undone; false if its state forbids that. */
  cancel: (trx: Transaction<Tables>, job: JobLook) => Promise<boolean>
  /** Takes no more jobs, gives active ones two seconds to finish, and leaves the rest for later. */
  close: () => Promise<void>
}

interface QueueOptions {
  workers: boolean
  /** Replaces the system clock; for tests. */
  clock?: Clock
}

/** Opens an installed queue. Several processes can have it open, with or without workers. */
export async function openQueue(
  database: QueueDatabase,
  { workers, clock = steadyClock }: QueueOptions,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database,
    clock,
    // The list of queues is read at startup: reading it later, inside a transaction, would wait for the connection that
    // the transaction holds.
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
  const workersOf = new Map<JobKind, string[]>()
  let corrections: NodeJS.Timeout | undefined

  return {
    async send(trx, kind, payload, at) {
      // Seconds count from the time of the database, which decides what is due.
      const startAfter = at ?? restAfterCause / 1000
      await boss.send(kind, payload, { startAfter, db: fromKysely(trx.withoutPlugins()) })
      // Workers in other processes find the job at their next poll.
      setTimeout(() => workersOf.get(kind)?.forEach((id) => boss.notifyWorker(id)), restAfterCause).unref()
    },
    async work(handlers, log, { count = () => {}, record = () => Promise.resolve() } = {}) {
      report.to(log)
      const correct = () => void repairClockSkew(database).catch(report.failure)
      correct()
      corrections = setInterval(correct, superviseInterval * 1000).unref()
      const start = async <Kind extends JobKind>(kind: Kind, handler: JobHandler<Kind>) => {
        const options = { pollingIntervalSeconds: pollInterval, includeMetadata: true } as const
        const worker: string = await boss.work(kind, options, async ([job]: JobWithMetadata<JobPayloads[Kind]>[]) => {
          // After one job there may be more: the worker polls again before it goes idle.
          boss.notifyWorker(worker)
          await attempt(job, handler, { log, count, record })
        })
        workersOf.set(kind, [...(workersOf.get(kind) ?? []), worker])
      }
      for (const kind of Object.keys(jobPolicies) as JobKind[]) {
        const handler = handlers[kind]
        if (!handler) continue
        for (let count = workersOfKind[kind] ?? 1; count > 0; count -= 1)
          await start(kind, handler as JobHandler<typeof kind>)
      }
    },
    retry: (trx, job) => retryJob(boss, job, trx),
    cancel: (trx, job) => cancelJob(boss, job, trx),
    close: () => {
      clearInterval(corrections)
      return Promise.race([
        boss.stop({ close: false, graceful: true, timeout: graceTime }),
        sleep(graceTime + writeTime, undefined, { ref: false }),
      ])
    },
  }
}
