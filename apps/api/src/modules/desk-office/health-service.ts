import type { DeskHealth } from '@dst/contracts/desk'
import { millisecondsPerDay } from '@dst/domain/time'
import type { Kysely } from 'kysely'
import type { Finding } from '../../commands/examination/finding.ts'
import { failedDeliveries } from '../../database/delivery-attempts.ts'
import { jobsToTryAgain, newDeadLetters } from '../../database/failed-jobs.ts'
import type { Tables } from '../../database/tables.ts'
import { deliveryKinds, kindOfDelivery } from '../../jobs/delivery-record.ts'

/** What the page about the product's health needs. */
export interface HealthDeps {
  db: Kysely<Tables>
  /** What the doctor command finds, about this server. */
  examine: () => Promise<Finding[]>
  now: () => Date
}

/** What the doctor command checks, and what failed in the last day. */
export async function readHealth({ db, examine, now }: HealthDeps): Promise<DeskHealth> {
  const at = now()
  const findings = await examine()
  return {
    at: at.toISOString(),
    checks: findings.map(({ about, says, prevents, notice = false }) => ({
      level: prevents ? 'failure' : notice ? 'notice' : 'fine',
      text: `${about}: ${says}`,
    })),
    failures: await readFailures(db, new Date(at.getTime() - millisecondsPerDay)),
  }
}

/** Attempts to deliver to the partner, by the kind of their job; other jobs that failed; and jobs that were given up. */
async function readFailures(db: Kysely<Tables>, since: Date): Promise<DeskHealth['failures']> {
  const deliveries = await failedDeliveries(db, since)
  const waiting = await jobsToTryAgain(db, since)
  const dead = await newDeadLetters(db, since)
  return [
    ...deliveries.map((row) => failure(kindOfDelivery(row), row.reason, { count: row.attempts, lastAt: row.lastAt })),
    ...waiting
      .filter(({ kind }) => !deliveryKinds.includes(kind))
      .map(({ kind, reason, jobs: count, lastAt }) => failure(kind, code(reason), { count, lastAt })),
    ...dead.map(({ kind, jobs: count, lastAt }) => failure(kind, 'given_up', { count, lastAt })),
  ].toSorted((one, other) => (one.lastAt < other.lastAt ? 1 : -1))
}

function failure(what: string, reason: string, { count, lastAt }: { count: number; lastAt: Date }) {
  return { what, reason, count, lastAt: lastAt.toISOString() }
}

/** Whatever the queue stored that is no code stays there. */
function code(reason: string): string {
  return /^\w{1,60}$/.test(reason) ? reason : 'unknown'
}
