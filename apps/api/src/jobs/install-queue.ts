import type { Kysely } from 'kysely'
import { PgBoss } from 'pg-boss'
import { deadLetters, removeDeadLetters } from '../database/job-tables.ts'
import type { Tables } from '../database/tables.ts'
import { deadLetterPolicy, isPeriodic, jobPolicies, schedules, type JobKind } from './job-kinds.ts'
import type { QueueDatabase } from '../database/queue-database.ts'

/**
 * Creates the queue's tables or migrates them to the latest version, with a queue for each kind of job and the
 * schedules. Only one process may do so at a time.
 */
export async function installQueue(database: QueueDatabase, db: Kysely<Tables>): Promise<void> {
  const boss = new PgBoss({ ...database, supervise: false, schedule: false })
  let failure: unknown
  boss.on('error', (error) => (failure ??= error))
  await boss.start()
  await installQueues(boss)
  await installSchedules(boss)
  await boss.stop({ close: false })
  if (failure !== undefined) throw new Error('the queue could not be set up', { cause: failure })
  // Until November 2026 scheduled jobs became dead letters, which nobody has anything to do with.
  await removeDeadLetters(db, Object.keys(schedules))
}

async function installQueues(boss: PgBoss): Promise<void> {
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, { ...queue }]))
  const wanted = { [deadLetters]: deadLetterPolicy, ...withDeadLetters(jobPolicies) }
  for (const [name, policy] of Object.entries(wanted)) {
    const settings = made.get(name)
    if (settings === undefined) await boss.createQueue(name, policy)
    else if (!agree(policy, settings)) await boss.updateQueue(name, policy)
  }
}

async function installSchedules(boss: PgBoss): Promise<void> {
  const made = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const [kind, cron] of Object.entries(schedules)) if (made.get(kind) !== cron) await boss.schedule(kind, cron)
}

function agree(wanted: object, made: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([setting, value]) => made[setting] === value)
}

function withDeadLetters(policies: typeof jobPolicies) {
  return Object.fromEntries(
    Object.entries(policies).map(([kind, policy]) => {
      return [kind, { ...policy, deadLetter: isPeriodic(kind as JobKind) ? null : deadLetters }]
    }),
  )
}
