import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { problemSchema } from '@dst/contracts'
import { unpackEmbeddedCopy } from '@dst/vitest-config/database-copies'
import { freePort } from '@dst/vitest-config/free-port'
import { full } from '@dst/vitest-config/run'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startStallMeter } from '../src/testing/stall-meter.ts'
import { openRaw } from '../src/testing/raw-client.ts'
import { endServer, exitCode, startServer, type ServerProcess } from '../src/testing/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
let port: number
let server: ServerProcess

async function start(environment: Record<string, string> = {}): Promise<void> {
  port = await freePort()
  server = await startServer({
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    WEB: 'on',
    WEB_ROOT: join(folder, 'site'),
    LOG_LEVEL: 'info',
    ...environment,
  })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dst-connections-'))
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'site', '__spa-fallback.html'), '<h1>Fallback</h1>')
  writeFileSync(join(folder, 'site', 'assets', 'large-1.bin'), Buffer.alloc(64_000_000))
  await unpackEmbeddedCopy(join(folder, 'data'))
  await start()
})
afterAll(async () => {
  await endServer(server, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const post = 'POST /api/contact HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n'

async function answerTo(text: string) {
  const { socket, closed } = openRaw(port, text)
  const timer = setTimeout(() => socket.destroy(), 30_000)
  const answer = await closed
  clearTimeout(timer)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    head: head.toLowerCase(),
    problem: problemSchema.parse(JSON.parse(body)),
  }
}

test.each([
  ['no request line', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: site\r\n\r\n', 400, 'malformed_request'],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'malformed_request'],
  [
    'a length beside chunks',
    `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n`,
    400,
    'malformed_request',
  ],
  ['a trace', 'TRACE /api/faqs HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n', 404, 'not_found'],
  ['no host', 'GET /api/faqs HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
  [
    'headers of 20 kB',
    `GET / HTTP/1.1\r\nHost: site\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: site\r\n\r\n`, 431, 'headers_too_large'],
  [
    'an expectation',
    `${post}Expect: 200-maybe\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
    417,
    'expectation_failed',
  ],
  [
    'a compressed body',
    `${post}Content-Encoding: gzip\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
    415,
    'compressed_body',
  ],
])('%s gets an answer in the shape of the contract', async (_name, text, status, code) => {
  const answer = await answerTo(text)
  expect([answer.status, answer.problem.code]).toEqual([status, code])
  expect(answer.head).toContain('content-type: application/json; charset=utf-8')
  expect(answer.head).toContain('cache-control: no-store')
  expect(answer.head).toContain('connection: close')
})

test('the auth service refuses a compressed body in its own shape', async () => {
  const headers = {
    apikey: 'sb_publishable_dst_investing',
    'x-supabase-api-version': '2024-01-01',
    'content-encoding': 'gzip',
  }
  const answer = await fetch(`http://127.0.0.1:${port}/auth/v1/recover`, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(415)
  expect(await answer.json()).toMatchObject({ code: 'unknown' })
})

test('who hangs up early, in a request or in an answer, makes no line of an error', async () => {
  const before = server.log.length
  const unfinished = [openRaw(port, `${post}Content-Length: 500\r\n\r\n{"firstName":`), openRaw(port, 'GET /api/fa')]
  const answered = openRaw(port, `${post}Content-Length: 2\r\n\r\n{}`)
  const sending = openRaw(port, 'GET /assets/large-1.bin HTTP/1.1\r\nHost: site\r\n\r\n', false)
  // By the time that these are being answered, the unfinished ones have arrived.
  await Promise.all([once(answered.socket, 'data'), once(sending.socket, 'readable')])
  for (const { socket } of [...unfinished, answered, sending]) socket.resetAndDestroy()
  // Once this call's log line appears, those of the earlier requests must be there too.
  await expect
    .poll(async () => {
      await fetch(`http://127.0.0.1:${port}/api/faqs`)
      return server.log.slice(before).some(({ route, status }) => route === '/api/faqs' && status === 200)
    })
    .toBe(true)
  expect(server.log.slice(before).filter(({ level = 0 }) => level >= 40)).toEqual([])
})

test('a body of a byte now and then ends with 408, and so do headers that never end', async () => {
  const body = openRaw(port, `${post}Content-Length: 500\r\n\r\n`)
  const dripping = setInterval(() => body.socket.writable && body.socket.write(' '), 1000)
  const headers = openRaw(port, 'GET / HTTP/1.1\r\nHost: site\r\nX-')
  const answers = await Promise.all([body.closed, headers.closed])
  clearInterval(dripping)
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(problemSchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('request_timeout')
  }
  expect(server.log.filter(({ level = 0 }) => level >= 50)).toEqual([])
})

// It compares times.
test('TERM ends with 0 within five seconds, whatever clients are doing', { tags: [full] }, async () => {
  const clients = [
    openRaw(port, `${post}Content-Length: 500\r\n\r\n{`),
    openRaw(port, 'GET /api/faqs HTTP/1.1\r\nHost: site\r\n\r\n'),
    openRaw(port, 'GET /assets/large-1.bin HTTP/1.1\r\nHost: site\r\n\r\n', false),
    openRaw(port, 'GET / HTT'),
    openRaw(port, ''),
  ]
  const meter = await startStallMeter()
  onTestFinished(meter.stop)
  await sleep(300)
  const begun = performance.now()
  expect(await endServer(server, 'SIGTERM')).toBe(0)
  expect(performance.now() - begun).toBeLessThan(5000 + meter.stalledSince(begun))
  expect(server.log.filter(({ level = 0 }) => level >= 50)).toEqual([])
  for (const { socket } of clients) socket.destroy()
})

test.each([
  [
    'uncaughtException',
    "process.on('SIGUSR2', () => { throw Object.assign(new Error('ruth@example.com'), { code: 'EODD' }) })",
  ],
  [
    'unhandledRejection',
    "process.on('SIGUSR2', () => void Promise.reject(Object.assign(new Error('ruth@example.com'), { code: 'EODD' })))",
  ],
])('after an %s the process ends with 1 and a line that says which, and names nobody', async (event, code) => {
  await endServer(server, 'SIGKILL')
  const fault = join(folder, `${event}.mjs`)
  writeFileSync(fault, code)
  await start({ NODE_OPTIONS: `--import ${fault}` })
  server.child.kill('SIGUSR2')
  expect(await exitCode(server)).toBe(1)
  // The last of its output may arrive after the process exits.
  await expect
    .poll(() => server.log.find(({ level }) => level === 60))
    .toMatchObject({ code: event, name: 'Error', reason: 'EODD' })
  expect(JSON.stringify(server.log)).not.toContain('ruth')
})
