import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { countJobs } from '../../jobs/queue-look.ts'
import { countLate } from '../partner/watch.ts'

/** Who can read the metrics: anyone with the token, or everybody on a machine that others cannot reach. */
export interface MetricsAccess {
  token: string | undefined
}

/**
 * Metrics of the queue and of lead delivery, read from the database on each request, in the Prometheus text format.
 * @source https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function metricsRoutes(db: Kysely<Tables>, { token }: MetricsAccess): FastifyPluginAsync {
  return async (app) => {
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (token !== undefined && !same(request.headers.authorization ?? '', `Bearer ${token}`)) {
        return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('')
      }
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await read(db))
    })
  }
}

interface Gauge {
  name: string
  help: string
  samples: { labels?: Record<string, string>; value: number }[]
}

async function read(db: Kysely<Tables>): Promise<string> {
  const counts = await countJobs(db)
  const of = (state: string) => counts.filter((count) => count.state === state)
  const gauges: Gauge[] = [
    {
      name: 'dst_jobs',
      help: 'Jobs of the queue by kind and state.',
      samples: counts.map(({ kind, state, jobs }) => ({ labels: { kind, state }, value: jobs })),
    },
    {
      name: 'dst_jobs_dead',
      help: 'Jobs that failed to the end and wait for an operator.',
      samples: [{ value: of('dead').reduce((sum, { jobs }) => sum + jobs, 0) }],
    },
    {
      name: 'dst_job_oldest_seconds',
      help: 'Age of the job of a kind that has waited longest, in seconds.',
      samples: of('waiting').map(({ kind, oldest }) => ({ labels: { kind }, value: Math.round(oldest) })),
    },
    {
      name: 'dst_leads_unacknowledged',
      help: 'Requests that the partner has not acknowledged within 20 hours.',
      samples: [{ value: await countLate(db) }],
    },
  ]
  return gauges.map(written).join('')
}

/** Label values are our own names, so they need no escaping. */
function written({ name, help, samples }: Gauge): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
  })
  return `${[`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines].join('\n')}\n`
}

function same(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(left, right)
}
