import type { SweptKind } from '@dst/content/legal'
import { retentionDays, retentionMonths } from '@dst/domain/parameters'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import {
  emptyEndedRequests,
  emptyUnsharedRequests,
  removeContactMessages,
  removeDeletedAccounts,
  removeDeletionNotices,
  removeDeliveryAttempts,
  removeTestMails,
  type PastRetention,
} from '../../database/past-retention.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'

/** Rows in one transaction, which has about a second. */
const batch = 100

interface Sweep {
  age: { months: number } | { days: number }
  remove: (trx: Transaction<Tables>, past: PastRetention) => Promise<number>
}

/** What is deleted once it is older than the privacy policy says, by the policy's kinds. */
export const sweeps: Readonly<Record<SweptKind, Sweep>> = {
  unsharedRequest: { age: { months: retentionMonths.unsharedRequest }, remove: emptyUnsharedRequests },
  endedRequest: { age: { months: retentionMonths.endedRequest }, remove: emptyEndedRequests },
  contactMessage: { age: { months: retentionMonths.contactMessage }, remove: removeContactMessages },
  deliveryAttempt: { age: { months: retentionMonths.proof }, remove: removeDeliveryAttempts },
  deletedAccount: { age: { days: retentionDays.deletedAccount }, remove: removeDeletedAccounts },
  deletionNotice: { age: { days: retentionDays.deletionNotice }, remove: removeDeletionNotices },
  testMail: { age: { days: retentionDays.testMail }, remove: removeTestMails },
}

/**
 * Deletes what is past its time, in batches, each in a transaction of its own: it can stop after any of them, run
 * beside others, and run again. Logs how much of each kind it took. A kind that fails doesn't keep the others from
 * theirs.
 */
export function retentionHandler(
  { db, now }: { db: Kysely<Tables>; now: () => Date },
  log: FastifyBaseLogger,
): JobHandler<'retention'> {
  return async (_payload, signal) => {
    const removed: Partial<Record<SweptKind, number>> = {}
    const failures: unknown[] = []
    for (const kind of Object.keys(sweeps) as SweptKind[]) {
      const { age, remove } = sweeps[kind]
      const past = { before: agoFrom(now(), age), limit: batch }
      try {
        let taken = batch
        while (taken === batch && !signal.aborted) {
          taken = await db.transaction().execute((trx) => remove(trx, past))
          removed[kind] = (removed[kind] ?? 0) + taken
        }
      } catch (error) {
        failures.push(error)
      }
    }
    log.info({ code: 'retention', removed }, 'what was past its time is deleted')
    if (failures.length > 0) throw new AggregateError(failures, 'some kinds of data could not be deleted')
  }
}

function agoFrom(now: Date, age: Sweep['age']): Date {
  const then = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC').subtract(age)
  return new Date(then.epochMilliseconds)
}
