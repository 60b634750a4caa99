import type { DeskJob } from '@dst/contracts/desk'
import type { JobLook } from '../../database/job-tables.ts'
import { canCancel, canRetry } from '../../jobs/steer-jobs.ts'

/** A job as the desk shows it: ids, times and codes. */
export function toDeskJob(job: JobLook): DeskJob {
  const { id, kind, state, tries, made, due, reason, payload } = job
  const requestId = payload?.['requestId']
  return {
    id,
    kind,
    state,
    tries,
    madeAt: made.toISOString(),
    dueAt: due.toISOString(),
    reason: reason !== undefined && /^\w{1,60}$/.test(reason) ? reason : null,
    requestId: typeof requestId === 'string' && uuid.test(requestId) ? requestId : null,
    canRetry: canRetry(job),
    canCancel: canCancel(job),
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
