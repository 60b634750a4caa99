import Fastify from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { createMetrics, type Metrics } from '../process/metrics.ts'
import { requestMetrics } from './request-metrics.ts'

let metrics: Metrics
beforeEach(() => {
  metrics = createMetrics({ dataFolder: '/nowhere' })
})

async function server() {
  const app = Fastify()
  await app.register(requestMetrics, metrics)
  app.get<{ Params: { email: string } }>('/users/:email', async ({ params }, reply) =>
    reply.code(params.email === 'too-often' ? 429 : 200).send('done'),
  )
  app.get('/own', { onResponse: (_request, _reply, done) => done(), handler: () => Promise.reject(new Error('no')) })
  for (const file of ['/a.js', '/b.js']) app.get(file, { config: { measuredAs: 'site' } }, () => 'text')
  return app
}

async function counted(): Promise<string[]> {
  const text = await metrics.registry.metrics()
  return text.split('\n').filter((line) => /^(http_request_duration_seconds_count|dst_rate_limited_total)/.test(line))
}

test('requests are counted by the template of their route, and never by their address', async () => {
  const app = await server()
  for (const url of ['/users/ruth%40example.com?token=a', '/users/sam%40example.com', '/users/too-often', '/own'])
    await app.inject({ url, query: { secret: 'hush' } })
  await app.inject({ method: 'HEAD', url: '/users/ruth%40example.com' })
  await app.inject({ method: 'DELETE', url: '/nobody/ruth%40example.com' })
  for (const url of ['/a.js', '/b.js']) await app.inject({ url })
  expect(await counted()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/users/:email",status="2xx"} 2',
    'http_request_duration_seconds_count{method="GET",route="/users/:email",status="4xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="/own",status="5xx"} 1',
    'http_request_duration_seconds_count{method="HEAD",route="/users/:email",status="2xx"} 1',
    'http_request_duration_seconds_count{method="DELETE",route="unmatched",status="4xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="site",status="2xx"} 2',
    'dst_rate_limited_total{route="/users/:email"} 1',
  ])
  expect(await metrics.registry.metrics()).not.toMatch(/ruth|sam|hush|nobody/)
})

test('a request is measured in seconds', async () => {
  const app = Fastify()
  await app.register(requestMetrics, metrics)
  app.addHook('onRequest', (_request, reply, done) => {
    Object.defineProperty(reply, 'elapsedTime', { value: 60 })
    done()
  })
  app.get('/slow', () => 'late')
  await app.inject({ url: '/slow' })
  const text = await metrics.registry.metrics()
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.05",method="GET",route="/slow",status="2xx"} 0\n')
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.1",method="GET",route="/slow",status="2xx"} 1\n')
})
