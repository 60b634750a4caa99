import type { DeskJob } from '@dst/contracts/desk'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely, Transaction } from 'kysely'
import { recordAudit, type AuditAction } from '../../database/audit.ts'
import { lockJob, lookAtJobs, type JobLook } from '../../database/job-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { jobPolicies } from '../../jobs/job-kinds.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { DeskCaller } from '../../plugins/desk-access.ts'
import { toDeskJob } from './desk-job.ts'

/** What the staff's calls about jobs need. */
export interface JobsDeps {
  db: Kysely<Tables>
  queue: JobQueue
}

const maxListed = 200

/** The jobs that failed to the end, the first one due first. */
export async function listDeadLetters({ db }: Pick<JobsDeps, 'db'>): Promise<DeskJob[]> {
  return (await lookAtJobs(db, { states: ['dead'] }, maxListed)).map(toDeskJob)
}

/** Does a job now. Of two members who try, one succeeds with a dead letter; the other learns that it is gone. */
export async function retryJob(
  deps: JobsDeps,
  caller: DeskCaller,
  id: string,
): Promise<Result<null, 'not_found' | 'job_not_retryable'>> {
  return deps.db.transaction().execute(async (trx) => {
    const job = await findJob(trx, id)
    if (!job) return fail('not_found' as const)
    if (!(await deps.queue.retry(trx, job))) return fail('job_not_retryable' as const)
    await recordSteered(trx, caller, 'job_retried', job)
    return succeed(null)
  })
}

/** Leaves a job undone. */
export async function cancelJob(
  deps: JobsDeps,
  caller: DeskCaller,
  id: string,
): Promise<Result<null, 'not_found' | 'job_not_cancelable'>> {
  return deps.db.transaction().execute(async (trx) => {
    const job = await findJob(trx, id)
    if (!job) return fail('not_found' as const)
    if (!(await deps.queue.cancel(trx, job))) return fail('job_not_cancelable' as const)
    await recordSteered(trx, caller, 'job_canceled', job)
    return succeed(null)
  })
}

async function findJob(trx: Transaction<Tables>, id: string): Promise<JobLook | undefined> {
  const job = await lockJob(trx, id)
  return job && Object.hasOwn(jobPolicies, job.kind) ? job : undefined
}

async function recordSteered(
  trx: Transaction<Tables>,
  caller: DeskCaller,
  action: Extract<AuditAction, `job_${string}`>,
  { id, kind }: JobLook,
): Promise<void> {
  const details = { job: id, kind, member: caller.id }
  await recordAudit(trx, { action, investorId: null, requestId: caller.requestId, details })
}
