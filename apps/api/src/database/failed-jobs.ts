import { sql, type Kysely } from 'kysely'
import { deadLetters } from './job-tables.ts'
import type { Tables } from './tables.ts'

/** Jobs of a kind that failed for the same reason. */
export interface FailedJobs {
  kind: string
  reason: string
  jobs: number
  lastAt: Date
}

/**
 * Jobs whose last attempt failed since a moment, and that will be tried again, by kind and reason. Like the queue's
 * other counts it reads no finished job.
 */
export async function jobsToTryAgain(db: Kysely<Tables>, since: Date): Promise<FailedJobs[]> {
  const { rows } = await sql<FailedJobs>`select name as kind, output ->> 'code' as reason, count(*)::int as jobs,
      max(started_on) as "lastAt"
    from pgboss.job where state = 'retry' and not blocked and started_on > ${since} and output ->> 'code' is not null
      and name not like '\\_\\_pgboss%'
    group by 1, 2 order by "lastAt" desc, kind`.execute(db.withoutPlugins())
  return rows
}

/** Jobs that became dead letters since a moment and still are, by kind. */
export async function newDeadLetters(db: Kysely<Tables>, since: Date): Promise<Omit<FailedJobs, 'reason'>[]> {
  const { rows } = await sql<Omit<FailedJobs, 'reason'>>`select coalesce(source_name, name) as kind,
      count(*)::int as jobs, max(created_on) as "lastAt"
    from pgboss.job where name = ${deadLetters} and state = 'created' and not blocked and created_on > ${since}
    group by 1 order by "lastAt" desc, kind`.execute(db.withoutPlugins())
  return rows
}
