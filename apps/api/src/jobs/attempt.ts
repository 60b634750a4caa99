import type { FastifyBaseLogger } from 'fastify'
import type { JobWithMetadata } from 'pg-boss'
import type { JobHandler, JobKind, JobPayloads } from './job-kinds.js'

/** What the queue keeps of a failure: a code. The words of the original may name people. */
class JobFailed extends Error {
  constructor(readonly code: string) {
    super(code)
    this.name = 'JobFailed'
    this.stack = ''
  }
}

/** One try of a job. Rejects with a code when it is to be tried again, and logs which way it went. */
export async function attempt<Kind extends JobKind>(
  job: JobWithMetadata<JobPayloads[Kind]> | undefined,
  handler: JobHandler<Kind>,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!job) return
  const last = job.retryCount >= job.retryLimit
  const facts = { kind: job.name, job: job.id, attempts: job.retryCount + 1 }
  try {
    await Promise.race([handler(job.data, job.signal, last), end(job.signal)])
    log.info({ code: 'job_done', ...facts }, 'a job is done')
  } catch (error) {
    const code = job.signal.aborted ? 'job_timeout' : codeOf(error)
    if (last)
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
