import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Metrics } from '../process/metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** One name for many routes in the numbers; without it, each has its template. */
    measuredAs?: string
  }
}

/** Requests that no route matched are measured under one name, whatever their address. */
const unmatched = 'unmatched'

/**
 * Measures every request, also those that no route matched. Each route has a hook of its own that knows its labels, so
 * that nothing is looked up or made while a request is answered.
 */
export const requestMetrics = fp<Pick<Metrics, 'requests' | 'rateLimited'>>(
  async (app, metrics) => {
    app.addHook('onRoute', (route) => {
      const measure = measurementOf(route.config?.measuredAs ?? route.url, metrics)
      const own = route.onResponse === undefined ? [] : [route.onResponse].flat()
      route.onResponse = [measure, ...own]
    })
    const measureUnmatched = measurementOf(unmatched, metrics)
    app.addHook('onResponse', (request, reply, done) => {
      if (request.is404) measureUnmatched(request, reply, done)
      else done()
    })
  },
  { name: 'request-metrics' },
)

function measurementOf(route: string, { requests, rateLimited }: Pick<Metrics, 'requests' | 'rateLimited'>) {
  /** By class of status, for each method. */
  const observers = new Map<string, { observe: (seconds: number) => void }[]>()
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { method } = request
    const group = Math.floor(reply.statusCode / 100)
    let ofMethod = observers.get(method)
    if (ofMethod === undefined) observers.set(method, (ofMethod = []))
    const observer = (ofMethod[group] ??= requests.labels({ method, route, status: `${group}xx` }))
    observer.observe(reply.elapsedTime / 1000)
    if (reply.statusCode === 429) rateLimited.inc({ route })
    done()
  }
}
