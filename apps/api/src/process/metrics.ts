import { statfs } from 'node:fs/promises'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { PoolUse } from '../database/limited-pool.ts'
import { jobOutcomes, type CountAttempt } from '../jobs/attempt.ts'
import { jobPolicies } from '../jobs/job-kinds.ts'

/** In milliseconds. Every call is answered within two seconds, so the steps are finest below that. */
const durations = [5, 10, 25, 50, 100, 250, 500, 1000, 2000, 5000, 10_000]

/** What this process counts. Labels are our own names, such as templates of routes, and never come from a request. */
export interface Metrics {
  registry: Registry
  /** Seconds from a request's arrival to the end of its answer. */
  requests: Histogram<'method' | 'route' | 'status'>
  rateLimited: Counter<'route'>
  countAttempt: CountAttempt
  /** Records until when the certificate is valid that the partner's server showed. */
  seeCertificate: (validTo: Date) => void
  /** Records whether the partner has ended the subscription of its webhook. */
  seeEnded: (ended: boolean) => void
}

interface Observed {
  dataFolder: string
  /** The pools of the database; an embedded one has none. */
  pools?: (() => PoolUse[]) | undefined
}

/** The numbers of one server, each at zero. */
export function createMetrics({ dataFolder, pools = () => [] }: Observed): Metrics {
  const registry = new Registry()
  const registers = [registry]
  observePools(registry, pools)
  observeDisk(registry, dataFolder)
  const certificate = new Gauge({
    name: 'dst_partner_certificate_expiry_timestamp_seconds',
    help: 'End of the certificate that the partner showed to the last webhook; absent before the first.',
    labelNames: ['channel'],
    registers,
  })
  const ended = new Gauge({
    name: 'dst_partner_webhook_ended',
    help: 'Whether the partner has ended the subscription of its webhook by a 410, so that nothing is sent.',
    registers,
  })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Seconds until a request was answered, by method, template of the route and class of the status.',
      labelNames: ['method', 'route', 'status'],
      buckets: durations.map((ms) => ms / 1000),
      registers,
    }),
    rateLimited: new Counter({
      name: 'dst_rate_limited_total',
      help: 'Requests that were answered with 429, by template of the route.',
      labelNames: ['route'],
      registers,
    }),
    countAttempt: attemptCounter(registry),
    seeCertificate: (validTo) => certificate.set({ channel: 'webhook' }, validTo.getTime() / 1000),
    seeEnded: (isEnded) => ended.set(isEnded ? 1 : 0),
  }
}

/** Adds what Node tells of the process: processor, memory, garbage collection, lag of the event loop. */
export function observeProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry })
}

function attemptCounter(registry: Registry): CountAttempt {
  const attempts = new Counter({
    name: 'dst_job_attempts_total',
    help: 'Attempts at jobs, by kind and outcome: done, failed (will be tried again) or dead.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  // Prometheus sees a first increase only from a number that was there before.
  for (const kind of Object.keys(jobPolicies)) for (const outcome of jobOutcomes) attempts.inc({ kind, outcome }, 0)
  return (kind, outcome) => attempts.inc({ kind, outcome })
}

function observePools(registry: Registry, pools: () => PoolUse[]): void {
  new Gauge({
    name: 'dst_database_connections',
    help: 'Connections to the database by pool and state; waiting are callers who have none yet.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { pool, ...states } of pools())
        for (const [state, count] of Object.entries(states)) this.set({ pool, state }, count)
    },
  })
}

function observeDisk(registry: Registry, folder: string): void {
  new Gauge({
    name: 'dst_data_disk_bytes',
    help: 'Size of the disk of the data folder, and what this user may still write; absent without the folder.',
    labelNames: ['what'],
    registers: [registry],
    async collect() {
      const disk = await statfs(folder).catch(() => undefined)
      this.reset()
      if (disk === undefined) return
      this.set({ what: 'size' }, disk.blocks * disk.bsize)
      this.set({ what: 'free' }, disk.bavail * disk.bsize)
    },
  })
}
