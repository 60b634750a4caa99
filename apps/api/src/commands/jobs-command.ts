import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { PgBoss } from 'pg-boss'
import { resumeWebhooks } from '../database/ended-webhooks.ts'
import type { Tables } from '../database/tables.ts'
import type { Outcome } from './operator-command.ts'
import type { QueueDatabase } from '../database/queue-database.ts'
import { lookAtJob, lookAtJobs, type JobLook } from '../database/job-tables.ts'
import { isPeriodic, type JobKind } from '../jobs/job-kinds.ts'
import { cancelJob, retryJob, type Retried } from '../jobs/steer-jobs.ts'

export const jobsUsage = `\
pnpm jobs list [--state STATE] [--kind KIND]   what waits, is at work or lies with the dead letters
pnpm jobs show ID                              one job
pnpm jobs retry ID                             do it now: one that waits, was canceled or is a dead letter
pnpm jobs cancel ID                            do it never: one that waits or is a dead letter
pnpm jobs resume-webhook                       send to the partner's webhook again, which has answered 410

STATE is one of waiting, active, dead, failed, completed, cancelled.
`

const states = [
  'waiting',
  'active',
  'dead',
  'failed',
  'completed',
  'cancelled',
] as const satisfies readonly JobLook['state'][]
const maxListed = 200

/** Runs an operator's command on the queue. The output has ids, times and codes, and no personal data. */
export async function runJobsCommand(
  args: string[],
  on: { db: Kysely<Tables>; queue: QueueDatabase },
): Promise<Outcome> {
  const asked = readArguments(args)
  if (!asked) return { exitCode: 2, text: jobsUsage }
  if (asked.verb === 'list') return list(on.db, asked)
  if (asked.verb === 'resume-webhook') return resume(on.db)
  const job = await lookAtJob(on.db, asked.id)
  if (!job) return { exitCode: 1, text: `There is no job ${asked.id}. "pnpm jobs list" shows those that there are.\n` }
  if (asked.verb === 'show') return { exitCode: 0, text: described(job) }
  const boss = new PgBoss({ ...on.queue, migrate: false, createSchema: false, supervise: false, schedule: false })
  await boss.start()
  try {
    return await (asked.verb === 'retry' ? retry(boss, job) : cancel(boss, job))
  } finally {
    await boss.stop({ close: false })
  }
}

type Asked =
  | { verb: 'resume-webhook' }
  | { verb: 'list'; states: readonly JobLook['state'][]; kind: string | undefined }
  | { verb: 'show' | 'retry' | 'cancel'; id: string }

function readArguments(args: string[]): Asked | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { state: { type: 'string' }, kind: { type: 'string' } },
    })
    const [verb, id, ...more] = positionals
    const state = states.find((name) => name === values.state)
    if (verb === 'list' && id === undefined && (values.state === undefined || state)) {
      return { verb, states: state ? [state] : ['waiting', 'active', 'dead'], kind: values.kind }
    }
    if (verb === 'resume-webhook' && id === undefined) return { verb }
    const known = verb === 'show' || verb === 'retry' || verb === 'cancel'
    return known &&
      more.length === 0 &&
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id ?? '') &&
      id !== undefined
      ? { verb, id }
      : undefined
  } catch {
    return undefined
  }
}

async function list(db: Kysely<Tables>, wanted: Extract<Asked, { verb: 'list' }>): Promise<Outcome> {
  const jobs = await lookAtJobs(db, wanted, maxListed + 1)
  if (jobs.length === 0) return { exitCode: 0, text: 'No jobs.\n' }
  const row = (...[id, kind, state, tries, due, failure, about]: string[]) =>
    [id?.padEnd(36), `${kind?.padEnd(24)} ${state?.padEnd(9)} ${tries?.padStart(5)}`, due?.padEnd(24)]
      .concat(failure?.padEnd(24), about)
      .join('  ')
  const line = ({ id, kind, state, tries, due, reason, payload }: JobLook) =>
    row(id, kind, state, String(tries), due.toISOString(), code(reason), subject(payload))
  const head = row('id', 'kind', 'state', 'tries', 'due', 'last failure', 'about')
  const rest = jobs.length > maxListed ? ['and more; --state and --kind choose'] : []
  return { exitCode: 0, text: `${[head, ...jobs.slice(0, maxListed).map(line), ...rest].join('\n')}\n` }
}

function described({ id, kind, state, tries, made, due, reason, diedAs, payload }: JobLook): string {
  const rows = Object.entries({
    id,
    kind,
    state,
    tries,
    made: made.toISOString(),
    due: due.toISOString(),
    'last failure': code(reason),
    ...(diedAs ? { 'died as': diedAs } : {}),
  })
  const about = Object.entries(payload ?? {}).map(([name, value]) => [`about ${name}`, harmless(value)])
  return `${[...rows, ...about].map(([name, value]) => `${String(name).padEnd(22)}${value}`).join('\n')}\n`
}

/** The request that a job is about, or else whatever its first id names; a scheduled job is about nothing. */
function subject(payload: JobLook['payload']): string {
  const ids = Object.entries(payload ?? {}).filter(([name, value]) => name.endsWith('Id') && harmless(value) === value)
  const [name, id] = ids.find(([key]) => key === 'requestId') ?? ids[0] ?? []
  return name === undefined ? '-' : `${name.slice(0, -2)} ${String(id)}`
}

/** Payloads contain ids, numbers, times and short names such as reminder-24; anything else is not printed. */
function harmless(value: unknown): string {
  const text = String(value)
  return /^([0-9a-f-]{36}|\d+|[a-z_]+(-\d{1,2})?|\d{4}-\d\d-\d\d(T[\d:.]+Z)?)$/.test(text) ? text : '(not shown)'
}

function code(reason: string | undefined): string {
  return reason && /^\w{1,60}$/.test(reason) ? reason : '-'
}

async function resume(db: Kysely<Tables>): Promise<Outcome> {
  if (!(await resumeWebhooks(db))) return { exitCode: 1, text: 'No webhook was ended.\n' }
  return done(
    'Webhooks are sent again: what waits within an hour, or at once by "pnpm jobs retry", as dead letters are.',
  )
}

const retried = {
  due: 'The job is due now.',
  waits: 'The job waits again.',
  again: 'The job is on the queue again, as a new one with all its tries.',
} as const satisfies Record<Retried, string>

async function retry(boss: PgBoss, job: JobLook): Promise<Outcome> {
  const how = await retryJob(boss, job)
  if (how) return done(retried[how])
  return {
    exitCode: 1,
    text: `The job is ${job.state}: only one that waits, was canceled or is a dead letter can be tried again.\n`,
  }
}

async function cancel(boss: PgBoss, job: JobLook): Promise<Outcome> {
  if (await cancelJob(boss, job)) return done('The job will not be done.')
  const scheduled = isPeriodic(job.kind as JobKind) ? ', and none that runs on a schedule' : ''
  return {
    exitCode: 1,
    text: `The job is ${job.state}: only one that waits or is a dead letter can be canceled${scheduled}.\n`,
  }
}

function done(text: string): Outcome {
  return { exitCode: 0, text: `${text}\n` }
}
