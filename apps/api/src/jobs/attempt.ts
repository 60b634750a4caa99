import type { FastifyBaseLogger } from 'fastify'
import type { JobWithMetadata } from 'pg-boss'
import type { RecordAttempt } from './delivery-record.ts'
import { isPeriodic, type JobHandler, type JobKind, type JobPayloads } from './job-kinds.ts'

/** How an attempt ends: after `failed` the job, or the next of its schedule, is tried again, after `dead` it is not. */
export const jobOutcomes = ['done', 'failed', 'dead'] as const
export type CountAttempt = (kind: JobKind, outcome: (typeof jobOutcomes)[number]) => void

/** Where attempts are recorded. */
interface Records {
  log: FastifyBaseLogger
  count: CountAttempt
  record: RecordAttempt
}

/** What the queue stores of a failure: only a code, as the original message may contain personal data. */
class JobFailed extends Error {
  constructor(readonly code: string) {
    super(code)
    this.name = 'JobFailed'
    this.stack = ''
  }
}

/** One attempt at a job. Rejects with a code when the job is to be retried; logs and counts the outcome. */
export async function attempt<Kind extends JobKind>(
  job: JobWithMetadata<JobPayloads[Kind]> | undefined,
  handler: JobHandler<Kind>,
  { log, count, record }: Records,
): Promise<void> {
  if (!job) return
  const last = job.retryCount >= job.retryLimit
  const kind = job.name as Kind
  const facts = { kind, job: job.id, attempts: job.retryCount + 1 }
  try {
    const result = await Promise.race([handler(job.data, job.signal, last), end(job.signal)])
    if (result !== 'nothing_sent') await record({ job, reason: null })
    count(kind, 'done')
    log.info({ code: 'job_done', ...facts }, 'a job is done')
  } catch (error) {
    const code = job.signal.aborted ? 'job_timeout' : codeOf(error)
    await record({ job, reason: code })
    count(kind, last && !isPeriodic(kind) ? 'dead' : 'failed')
    if (last && isPeriodic(kind))
      log.error({ reason: code, ...facts, code: 'job_skipped' }, 'a scheduled job failed; the next one does its work')
    else if (last)
      log.error({ code: 'job_dead', reason: code, ...facts }, 'a job failed to the end and lies with the dead letters')
    else log.warn({ code, ...facts }, 'a job failed and will be tried again')
    throw new JobFailed(code)
  }
}

function end(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new JobFailed('job_timeout')), { once: true }),
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'job_failed'
}
