import { setTimeout as sleep } from 'node:timers/promises'
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config/config.ts'
import type { Tracing } from './tracing-parts.ts'

/** Milliseconds that the receiver gets for what is left when the server ends. */
const lastWords = 1000

/**
 * Traces requests and their statements, and sends them to the OTLP receiver at `endpoint` in batches. A span has only
 * the attributes that are named here: the template of the route and never an address as called, and the text of a
 * statement without its values. A trace begins at this server, whatever a caller's headers say.
 */
export function startTracing({ endpoint, serviceName }: NonNullable<Config['traces']>): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer(serviceName)
  return { requests: requestSpans(tracer), query: querySpan(tracer), close: () => shutDown(provider) }
}

/** A receiver that is away must not keep the server from ending. */
async function shutDown(provider: TracerProvider): Promise<void> {
  await Promise.race([provider.shutdown().catch(() => {}), sleep(lastWords, undefined, { ref: false })])
}

function requestSpans(tracer: Tracer): Tracing['requests'] {
  const spans = new WeakMap<FastifyRequest, Span>()
  return fp(
    async (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method } = request
        const { url: route = 'unmatched' } = request.routeOptions
        const attributes = { 'http.request.method': method, 'http.route': route }
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
        spans.set(request, span)
        context.with(trace.setSpan(ROOT_CONTEXT, span), done)
      })
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    { name: 'request-spans' },
  )
}

/** A statement belongs to the request that made it; those of jobs belong to none and are left out. */
function querySpan(tracer: Tracer): Tracing['query'] {
  return ({ level, query, queryDurationMillis }) => {
    if (trace.getActiveSpan() === undefined) return
    const end = Date.now()
    const operation = /^\w+/.exec(query.sql)?.[0] ?? 'statement'
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: end - queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
    })
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(end)
  }
}
