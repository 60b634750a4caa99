import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openEmbeddedCopy } from '@dst/vitest-config/database-copies'
import { PGliteDialect } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { kyselyOver } from '../database/connection.ts'
import { expectInTime } from '../testing/in-time.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { createMint } from '../testing/tokens.ts'
import { startTracing } from './tracing.ts'

interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface SentSpans {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

/** An OTLP receiver on this machine, and what was posted to it. */
async function startReceiver() {
  const bodies: string[] = []
  const paths: string[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    paths.push(request.url ?? '')
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString())
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as SentSpans).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((each) => each.spans),
      ),
    )
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, paths, spans }
}

const attributesOf = (span: SentSpan | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]))

test('a request is a span with its template and its statements, and nothing about the person', async () => {
  const receiver = await startReceiver()
  const tracing = startTracing({ endpoint: receiver.endpoint, serviceName: 'dst-test' })
  const pglite = await openEmbeddedCopy()
  const db = kyselyOver(new PGliteDialect({ pglite }), tracing.query)
  const { verifier } = await createMint()
  const app = await buildTestApp({ db, verifier, traceRequests: tracing.requests })
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
    if (!pglite.closed) await pglite.close()
  })
  const headers = {
    'user-agent': 'Quill-Browser',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    tracestate: 'who=quill',
  }
  const remoteAddress = '203.0.113.77'
  const exists = { url: '/api/users/quill%40example.com?token=hush-hush', headers, remoteAddress }
  expect((await app.inject(exists)).statusCode).toBe(404)
  await app.inject({ method: 'POST', url: '/no/such/quill@example.com', headers, remoteAddress })
  await pglite.close()
  expect((await app.inject(exists)).statusCode).toBeGreaterThan(499)
  await tracing.close()

  expect(new Set(receiver.paths)).toEqual(new Set(['/v1/traces']))
  const [user, unmatched, failed] = receiver.spans().filter(({ parentSpanId }) => !parentSpanId)
  expect([user?.name, attributesOf(user)]).toEqual([
    'GET /api/users/:email',
    { 'http.request.method': 'GET', 'http.route': '/api/users/:email', 'http.response.status_code': 404 },
  ])
  expect([unmatched?.name, attributesOf(unmatched)['http.response.status_code']]).toEqual(['POST unmatched', 404])
  expect([user?.status.code, failed?.status.code]).toEqual([0, 2])
  const statement = receiver.spans().find(({ parentSpanId }) => parentSpanId === user?.spanId)
  expect([statement?.name, statement?.traceId]).toEqual(['select', user?.traceId])
  expect(attributesOf(statement)).toEqual({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringMatching(/^select .*\$1/) as string,
  })
  for (const secret of ['quill', 'Quill', 'hush', remoteAddress, '0af7651916cd43dd'])
    expect(receiver.bodies.join()).not.toContain(secret)
})

test('a receiver that is away holds up neither requests nor the end', async () => {
  const tracing = startTracing({ endpoint: 'http://127.0.0.1:9', serviceName: 'dst-test' })
  const db = kyselyOver(new PGliteDialect({ pglite: {} as never }))
  const { verifier } = await createMint()
  const app = await buildTestApp({ db, verifier, traceRequests: tracing.requests })
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
  await app.close()
  const begun = performance.now()
  await tracing.close()
  expectInTime(begun, 3000)
})
