import type { DeliveryAttempt, DeliveryChannel } from '@dst/contracts/desk'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { JobWithMetadata } from 'pg-boss'
import { recordAttempt } from '../database/delivery-attempts.ts'
import { databaseIsAway } from '../database/outage.ts'
import type { Tables } from '../database/tables.ts'
import type { JobKind, JobPayloads } from './job-kinds.ts'

/** How one attempt at a job ended; `reason` is null when what it is about was delivered. */
export interface EndedAttempt {
  job: JobWithMetadata<JobPayloads[JobKind]>
  reason: string | null
}

/** Records an attempt; never rejects. */
export type RecordAttempt = (ended: EndedAttempt) => Promise<void>

/** What a job delivers to the partner, and how. */
interface Delivery {
  what: DeliveryAttempt['what']
  channel: DeliveryChannel
}

const deliveries: Readonly<Partial<Record<string, Delivery>>> = {
  'lead-webhook': { what: 'lead', channel: 'webhook' },
  'lead-mail': { what: 'lead', channel: 'mail' },
  'withdrawal-webhook': { what: 'withdrawal', channel: 'webhook' },
  'withdrawal-mail': { what: 'withdrawal', channel: 'mail' },
  'appointment-webhook': { what: 'appointment', channel: 'webhook' },
  'appointment-partner-mail': { what: 'appointment', channel: 'mail' },
} satisfies Partial<Record<JobKind, Delivery>>

/** The kinds of jobs that deliver something to the partner. */
export const deliveryKinds: readonly string[] = Object.keys(deliveries)

/** The kind of job that delivers this. */
export function kindOfDelivery({ what, channel }: Delivery): string {
  const found = Object.entries(deliveries).find(([, made]) => made?.what === what && made.channel === channel)
  return found?.[0] ?? `${what}-${channel}`
}

/** Stores attempts to deliver something to the partner. A failure to store one is logged and fails no job. */
export function attemptRecorder(db: Kysely<Tables>, log: FastifyBaseLogger): RecordAttempt {
  return async ({ job, reason }) => {
    const delivery = deliveryOf(job)
    if (!delivery) return
    try {
      await recordAttempt(db, {
        ...delivery,
        jobId: job.id,
        attempt: job.retryCount + 1,
        outcome: reason === null ? 'delivered' : 'failed',
        reason,
        nextTryAt: reason === null ? null : nextTry(job, new Date()),
      })
    } catch (error) {
      const code = databaseIsAway(error) ? 'database_away' : 'unexpected'
      log.warn({ code: 'attempt_not_recorded', reason: code, job: job.id }, 'an attempt to deliver is not recorded')
    }
  }
}

function deliveryOf({ name, data }: EndedAttempt['job']) {
  const delivery = deliveryKinds.includes(name) ? deliveries[name] : undefined
  if (!delivery || !('requestId' in data)) return undefined
  if ('version' in data) return { ...delivery, requestId: data.requestId, version: data.version }
  return 'sequence' in data ? { ...delivery, requestId: data.requestId, version: data.sequence } : undefined
}

/**
 * When the queue tries a failed job again at the latest; null after its last attempt. The delay doubles up to its
 * maximum, of which the queue takes between half and all at random: its row has the exact moment while it waits.
 */
function nextTry({ retryCount, retryLimit, retryDelay, retryBackoff, retryDelayMax }: Retries, now: Date): Date | null {
  if (retryCount >= retryLimit) return null
  const doubled = Math.max(retryDelay, 1) * 2 ** Math.min(doublings, retryCount + 1)
  const seconds = retryBackoff ? Math.min(retryDelayMax ?? Infinity, doubled) : retryDelay
  return new Date(now.getTime() + seconds * 1000)
}

/** As pg-boss limits the growth of a delay. */
const doublings = 16
type Retries = Pick<JobWithMetadata, 'retryCount' | 'retryLimit' | 'retryDelay' | 'retryBackoff'> & {
  retryDelayMax?: number | null | undefined
}
