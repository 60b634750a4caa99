import type { QueueDatabase } from './queue-database.ts'

const future = "now() + interval '1 minute'"
const sentAtOnce = "start_after between now() and created_on + interval '1 second'"
/** What is set in which rows: those that count from something that seems to happen only later. */
const corrections = [
  ['job', 'start_after = now()', `state = 'retry' and started_on > ${future} and start_after > now()`],
  ['job', 'start_after = now()', `state = 'created' and created_on > ${future} and ${sentAtOnce}`],
  ['job', 'started_on = now()', `state = 'active' and started_on > ${future}`],
  ['queue', 'monitor_claim_on = null, monitor_on = null', `greatest(monitor_claim_on, monitor_on) > ${future}`],
  ['version', 'cron_on = null', `cron_on > ${future}`],
] as const

/**
 * After the database's clock was set back by more than a minute: makes jobs due that would otherwise wait until it has
 * caught up, and lets supervision and schedules go on. A job for a certain time keeps that time. At any other time this
 * changes nothing.
 */
export async function repairClockSkew({ db }: QueueDatabase): Promise<void> {
  for (const [table, values, condition] of corrections)
    await db.executeSql(`update pgboss.${table} set ${values} where ${condition}`)
}
