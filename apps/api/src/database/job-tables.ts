import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The queue for jobs that failed all attempts; they are kept for a year, or until an operator handles them. */
export const deadLetters = 'dead-letters'

/** What an operator sees of a job: ids, numbers and codes, and nothing that identifies a person. */
export interface JobLook {
  id: string
  /** A dead letter has the kind of the job that failed. */
  kind: string
  /** The queue it is in: the one of its kind, or the dead letters. */
  queue: string
  state: 'waiting' | 'active' | 'completed' | 'cancelled' | 'failed' | 'dead'
  tries: number
  made: Date
  due: Date
  /** Why the last attempt failed. */
  reason: string | undefined
  /** For a dead letter, the id of the job that failed. */
  diedAs: string | null
  /** Scheduled jobs have none. */
  payload: Record<string, unknown> | null
}

const columns = sql.raw(`id, name as queue, coalesce(source_name, name) as kind,
  case when name = '${deadLetters}' and state = 'created' then 'dead'
    when state in ('created', 'retry') then 'waiting' else state::text end as state,
  coalesce(source_retry_count + 1, retry_count + (started_on is not null)::int) as tries,
  coalesce(source_created_on, created_on) as made, start_after as due,
  coalesce(source_output, output) ->> 'code' as reason,
  source_id as "diedAs", data as payload`)
/** Excludes pg-boss's internal jobs. */
const ours = sql.raw(`name not like '\\_\\_pgboss%'`)

interface Wanted {
  states: readonly JobLook['state'][]
  kind?: string | undefined
}

/** Jobs in these states, sorted by due time. */
export async function lookAtJobs(db: Kysely<Tables>, { states, kind }: Wanted, limit: number): Promise<JobLook[]> {
  const { rows } = await sql<JobLook>`select * from (select ${columns} from pgboss.job where ${ours}) as jobs
    where state = any(${states}) and kind = coalesce(${kind ?? null}, kind) order by due, id limit ${limit}`.execute(
    db.withoutPlugins(),
  )
  return rows
}

/** One job; for one that failed all attempts its dead letter, while that exists. */
export async function lookAtJob(db: Kysely<Tables>, id: string): Promise<JobLook | undefined> {
  return (await jobOf(id).execute(db.withoutPlugins())).rows[0]
}

/** The same, locked: its state is what it is until the transaction ends. */
export async function lockJob(trx: Transaction<Tables>, id: string): Promise<JobLook | undefined> {
  return (await sql<JobLook>`${jobOf(id)} for update`.execute(trx.withoutPlugins())).rows[0]
}

function jobOf(id: string) {
  return sql<JobLook>`select ${columns} from pgboss.job where ${ours} and (id = ${id} or source_id = ${id})
    order by (name = ${deadLetters}) desc limit 1`
}

/** The jobs about a request, newest first: what waits, is done or was given up. */
export async function jobsAbout(db: Kysely<Tables>, requestId: string, limit: number): Promise<JobLook[]> {
  // A dead letter stands for the job that failed.
  const { rows } = await sql<JobLook>`select ${columns} from pgboss.job as job
    where ${ours} and data ->> 'requestId' = ${requestId} and not (state = 'failed' and exists (
      select from pgboss.job as letter where letter.name = ${deadLetters} and letter.source_id = job.id))
    order by created_on desc, id limit ${limit}`.execute(db.withoutPlugins())
  return rows
}

/** The number of jobs of one kind in one state. */
export interface JobCount {
  kind: string
  state: Extract<JobLook['state'], 'waiting' | 'active' | 'dead'>
  jobs: number
  /** Age of the oldest of them, in seconds; 0 of active ones. */
  oldest: number
  /** Seconds since the first of them was due; 0 when none is due yet, and of active ones. */
  overdue: number
}

/**
 * Reads only rows that pg-boss's own index for fetching has (`job_i11`), which holds no finished job: history grows
 * without limit. Active ones aren't in it, and are counted by pg-boss each time that it supervises its queues.
 */
export const unfinishedCounts = sql<JobCount>`select kind, state, count(*)::int as jobs,
    extract(epoch from now() - min(made))::float as oldest,
    extract(epoch from greatest(now() - min(due), interval '0'))::float as overdue
  from (select ${columns} from pgboss.job where ${ours} and state < 'active' and not blocked) as jobs
  group by kind, state
  union all select name, 'active', active_count, 0, 0 from pgboss.queue where ${ours} and active_count > 0
  order by kind, state`

/** Counts of the jobs that aren't finished, by kind and state. The cost doesn't grow with finished ones. */
export async function countJobs(db: Kysely<Tables>): Promise<JobCount[]> {
  return (await unfinishedCounts.execute(db.withoutPlugins())).rows
}

/** Jobs of one kind that failed at least once and haven't succeeded since, with the code of the latest failure. */
export interface FailingJobs {
  kind: string
  jobs: number
  reason: string | null
}

/** What is failing at this moment. Like the counts, it reads no finished job. */
export async function failingJobs(db: Kysely<Tables>): Promise<FailingJobs[]> {
  const { rows } = await sql<FailingJobs>`select kind, count(*)::int as jobs,
      (array_agg(reason order by started_on desc nulls last))[1] as reason
    from (select ${columns}, started_on from pgboss.job where ${ours} and state < 'active' and not blocked) as jobs
    where state = 'waiting' and reason is not null group by kind order by kind`.execute(db.withoutPlugins())
  return rows
}

/** The schema version of the queue's tables; undefined before there are any. */
export async function queueVersion(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(db)
  if (rows[0]?.there !== true) return undefined
  const { rows: versions } = await sql<{ version: number }>`select version from pgboss.version`.execute(db)
  return versions[0]?.version
}

/** Deletes the dead letters of these kinds. */
export async function removeDeadLetters(db: Kysely<Tables>, kinds: readonly string[]): Promise<void> {
  await sql`delete from pgboss.job where name = ${deadLetters} and source_name = any(${kinds})`.execute(
    db.withoutPlugins(),
  )
}

/** Which jobs are deleted because of what their payload says. */
interface Naming {
  /** Keys of payloads whose values are compared. */
  keys: readonly string[]
  /** The values. */
  ids: readonly string[]
  /** Kinds of jobs that stay while they are pending cancellations. */
  keptCancellations: readonly string[]
}

/**
 * Deletes every job that names one of these ids, whatever its kind or state: queued, active, done, or a dead letter.
 * Returns the ids of the jobs' own orders.
 */
export async function removeJobsNaming(
  trx: Transaction<Tables>,
  { keys, ids, keptCancellations }: Naming,
): Promise<string[]> {
  const named = sql.join(keys.map((key) => sql`data ->> ${sql.lit(key)}`))
  const cancels = sql`
  coalesce(source_name, name) = any(${keptCancellations}::text[]) and data ->> 'what' = 'cancelled'
    and state <= 'active'`
  // Each row is read once without a text search: a busy week's jobs must be processed within the time limit of a call.
  const { rows } = await sql<{ order: string | null }>`delete from pgboss.job
    where array[${named}] && ${ids}::text[] and not (${cancels})
    returning data ->> 'id' as order`.execute(trx)
  return rows.flatMap(({ order }) => order ?? [])
}
