import { setTimeout as sleep } from 'node:timers/promises'
import { acknowledgementPatience } from '@dst/domain/parameters'
import type { Kysely } from 'kysely'
import { countLate } from '../../database/overdue-requests.ts'
import { isUp } from '../../database/readiness.ts'
import type { Tables } from '../../database/tables.ts'
import { countJobs, type JobCount } from '../../database/job-tables.ts'
import { lateSince } from '../partner/watch.ts'

/** Milliseconds that the database gets to answer. */
const patience = 1500

interface Gauge {
  name: string
  help: string
  samples: { labels?: Record<string, string>; value: number }[]
}

interface Counts {
  jobs: JobCount[]
  late: number
}

/**
 * The numbers that the database knows, in the Prometheus text format; all servers on one database report the same. Of a
 * database that doesn't answer in time it says only that: numbers from before would pass for new ones. One that answers
 * but is too slow to count is up, without its numbers.
 */
export async function databaseNumbers(db: Kysely<Tables>): Promise<string> {
  // In this order: an embedded database has one connection.
  const [up, counts] = await inTime([isUp(db), readCounts(db)])
  return gaugesOf(up === true, counts)
    .map(written)
    .join('')
}

async function readCounts(db: Kysely<Tables>): Promise<Counts> {
  const [jobs, late] = await Promise.all([countJobs(db), countLate(db, lateSince())])
  return { jobs, late }
}

/** What has been read when the time is up; undefined for what failed or takes longer. */
async function inTime(
  readings: [Promise<boolean>, Promise<Counts>],
): Promise<[boolean | undefined, Counts | undefined]> {
  const end = new AbortController()
  const over = sleep(patience, undefined, { signal: end.signal }).catch(() => undefined)
  const [up, counts] = readings
  const read = <Value>(reading: Promise<Value>) => Promise.race([reading.catch(() => undefined), over])
  return Promise.all([read(up), read(counts)]).finally(() => end.abort())
}

function gaugesOf(isUp: boolean, counts: Counts | undefined): Gauge[] {
  const { jobs = [], late } = counts ?? {}
  const of = (state: JobCount['state']) => jobs.filter((count) => count.state === state)
  const dead = counts && of('dead').reduce((sum, count) => sum + count.jobs, 0)
  return [
    {
      name: 'dst_database_up',
      help: 'Whether the database answered this request for numbers.',
      samples: [{ value: isUp ? 1 : 0 }],
    },
    {
      name: 'dst_jobs',
      help: 'Jobs of the queue that are not finished, by kind and state.',
      samples: jobs.map(({ kind, state, jobs: value }) => ({ labels: { kind, state }, value })),
    },
    {
      name: 'dst_jobs_dead',
      help: 'Jobs that failed to the end and wait for an operator.',
      samples: known(dead),
    },
    {
      name: 'dst_job_oldest_seconds',
      help: 'Age of the job of a kind that has waited longest, in seconds.',
      samples: of('waiting').map(({ kind, oldest }) => ({ labels: { kind }, value: Math.round(oldest) })),
    },
    {
      name: 'dst_job_overdue_seconds',
      help: 'Seconds for which the first job of a kind has been due, and nobody has taken it.',
      samples: of('waiting').map(({ kind, overdue }) => ({ labels: { kind }, value: Math.round(overdue) })),
    },
    {
      name: 'dst_leads_unacknowledged',
      help: `Requests that the partner has not acknowledged within ${acknowledgementPatience} hours.`,
      samples: known(late),
    },
  ]
}

function known(value: number | undefined): Gauge['samples'] {
  return value === undefined ? [] : [{ value }]
}

/** Label values are our own names, so they need no escaping. */
function written({ name, help, samples }: Gauge): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
  })
  return `${[`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines].join('\n')}\n`
}
