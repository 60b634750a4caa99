import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import type { Registry } from 'prom-client'
import type { Tables } from '../../database/tables.ts'
import { databaseNumbers } from './database-numbers.ts'

/** Where the numbers come from, and who can have them. */
export interface MetricsSource {
  db: Kysely<Tables>
  /** What this process counts. */
  registry: Registry
  /** What a reader has to send; without one, everybody who can reach the page can read it. */
  token: string | undefined
}

/**
 * What this process counts, and what the database says at that moment, in the Prometheus text format. A database that
 * is away delays the answer by 1.5 seconds at most.
 * @source https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function metricsRoutes({ db, registry, token }: MetricsSource): FastifyPluginAsync {
  return async (app) => {
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (token !== undefined && !same(request.headers.authorization ?? '', `Bearer ${token}`)) {
        return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('')
      }
      const [counted, asked] = await Promise.all([registry.metrics(), databaseNumbers(db)])
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(counted + asked)
    })
  }
}

function same(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(left, right)
}
