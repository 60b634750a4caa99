import type { DeliveryAttempt } from '@dst/contracts/desk'
import type { AttemptRow } from '../../database/delivery-attempts.ts'
import type { JobLook } from '../../database/job-tables.ts'

/**
 * Attempts with the moment of the next one: of an earlier attempt that is when the next was made, of the newest when
 * its job is due, which a member may have changed. Only of a job that is gone, it is what was known then.
 */
export function toAttempts(newestFirst: readonly AttemptRow[], jobs: readonly JobLook[]): DeliveryAttempt[] {
  const following = new Map<string, Date>()
  return newestFirst.map(({ jobId, ...row }) => {
    const next =
      following.get(jobId) ??
      due(
        row,
        jobs.find(({ id, diedAs }) => id === jobId || diedAs === jobId),
      )
    following.set(jobId, row.at)
    const { attempt, channel, what, version, outcome, reason } = row
    const nextTryAt = outcome === 'failed' ? (next?.toISOString() ?? null) : null
    return { at: row.at.toISOString(), channel, what, version, outcome, reason, nextTryAt, attempt }
  })
}

function due({ nextTryAt }: Pick<AttemptRow, 'nextTryAt'>, job: JobLook | undefined): Date | null {
  if (!job) return nextTryAt
  return job.state === 'waiting' ? job.due : null
}
