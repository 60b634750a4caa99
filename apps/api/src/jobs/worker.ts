import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { databaseIsAway } from '../database/outage.js'
import type { Tables } from '../database/tables.js'
import type { JobHandler, JobKind } from './job-kinds.js'
import { bury, claim, complete, postpone, type ClaimedJob } from './job-queue.js'
import { maximumAttempts, tryLimit } from './retry-schedule.js'
import { announcements, rest } from './wake.js'

/** Milliseconds between two looks at an empty queue. */
const pollInterval = 1000
/** Milliseconds until the next look after a job was announced: its transaction has hardly committed yet. Doubles each time. */
const announcedInterval = 5
/** Milliseconds until the next look when the database did not answer. */
const outageInterval = 5000

interface WorkerOptions<Kind extends JobKind> {
  db: Kysely<Tables>
  kind: Kind
  handler: JobHandler<Kind>
  log: FastifyBaseLogger
}

/** How a worker is ended: `stop` lets the job in hand finish, `cut` does not. */
export interface WorkerSignals {
  stop: AbortSignal
  cut: AbortSignal
}

/** Does the jobs of one kind, one after the other, until `stop` is aborted; resolves then. Never rejects. */
export async function work<Kind extends JobKind>(options: WorkerOptions<Kind>, { stop, cut }: WorkerSignals): Promise<void> {
  let answering = true
  let interval = pollInterval
  let seen = 0
  while (!stop.aborted) {
    try {
      const count = announcements(options.kind)
      if (count !== seen) interval = announcedInterval
      seen = count
      const busy = await workOnce(options, new Date(), cut)
      answering = true
      if (busy) continue
      await rest(options.kind, { seen, milliseconds: interval, stop })
      interval = Math.min(interval * 2, pollInterval)
    } catch (error) {
      if (stop.aborted) return
      if (answering) tell(options, error)
      answering = false
      await pause(outageInterval, stop)
    }
  }
}

/** Does one due job, if there is one, and tells whether there was. Rejects when the database does. */
export async function workOnce<Kind extends JobKind>(options: WorkerOptions<Kind>, now: Date, cut?: AbortSignal): Promise<boolean> {
  const { db, kind } = options
  const job = await claim(db, kind, now)
  if (!job) return false
  // A job that took the whole process down with it on each try has no failure on record.
  if (job.attempts > maximumAttempts) {
    await giveUp(options, job, now)
    return true
  }
  const failure = await attempt(options, job, cut)
  if (failure === undefined) {
    await complete(db, job)
    options.log.info({ code: 'job_done', kind, job: job.id, attempts: job.attempts }, 'a job is done')
  } else if (job.attempts === maximumAttempts) {
    await giveUp(options, job, now)
  } else {
    options.log.warn({ code: failure, kind, job: job.id, attempts: job.attempts }, 'a job failed and will be tried again')
    await postpone(db, job, now)
  }
  return true
}

/** One try: nothing when it went well, otherwise a code. Messages of a failure may name people and are left out. */
async function attempt<Kind extends JobKind>({ handler }: WorkerOptions<Kind>, job: ClaimedJob<Kind>, cut?: AbortSignal): Promise<string | undefined> {
  const limit = AbortSignal.any([AbortSignal.timeout(tryLimit), ...(cut ? [cut] : [])])
  const over = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(new Error('the time of a job is over')), { once: true }))
  try {
    await Promise.race([handler(job.payload, limit), over])
    return undefined
  } catch (error) {
    if (limit.aborted) return 'job_timeout'
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'job_failed'
  }
}

async function giveUp<Kind extends JobKind>({ db, kind, log }: WorkerOptions<Kind>, job: ClaimedJob<Kind>, now: Date): Promise<void> {
  await bury(db, job, now)
  log.error({ code: 'job_buried', kind, job: job.id, attempts: job.attempts }, 'a job failed too often and was set aside')
}

function tell<Kind extends JobKind>({ log, kind }: WorkerOptions<Kind>, error: unknown): void {
  if (databaseIsAway(error)) log.warn({ code: 'jobs_database_away', kind }, 'the queue cannot be reached; it is tried again')
  else log.error({ code: 'jobs_failing', kind, stack: error instanceof Error ? error.stack : undefined }, 'the queue fails')
}

async function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal: stop }).catch(() => {})
}
