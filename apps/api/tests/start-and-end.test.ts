import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackEmbeddedCopy } from '@dst/vitest-config/database-copies'
import { freePort } from '@dst/vitest-config/free-port'
import { byRun, isFullRun } from '@dst/vitest-config/run'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endServer, exitCode, startServer, type ServerProcess } from '../src/testing/server-process.ts'

// Starts real servers, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
let port: string
let running: ServerProcess[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dst-start-'))
  await unpackEmbeddedCopy(folder)
  port = String(await freePort())
})
afterEach(async () => {
  for (const server of running) await endServer(server, 'SIGKILL')
  running = []
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ PORT: port, DATA_DIR: folder, ...environment })
  running.push(server)
  return server
}

test('a second server on the same data folder or port is refused with the way out, and the first goes on', async () => {
  await start()
  const sameFolder = await start({ PORT: String(await freePort()) })
  expect(sameFolder.announcement).toMatchObject({ event: 'refused', code: 'data-folder-in-use' })
  expect(await exitCode(sameFolder)).toBe(1)
  const elsewhere = join(folder, 'other')
  await unpackEmbeddedCopy(elsewhere)
  const samePort = await start({ DATA_DIR: elsewhere })
  expect(samePort.announcement).toMatchObject({ event: 'refused', code: 'port-in-use' })
  expect(samePort.announcement.message).toContain(`PORT=${Number(port) + 1}`)
  expect(await exitCode(samePort)).toBe(1)
  expect((await get('/health/ready')).status).toBe(200)
})

test('SIGTERM and SIGINT end the server cleanly and give the folder back', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await start()
    expect(server.announcement.event).toBe('listening')
    expect(await endServer(server, signal)).toBe(0)
    expect(readdirSync(folder)).not.toContain('server.lock')
  }
})

test('a server that is told to end serves on for DRAIN_SECONDS, and says that it is not ready', async () => {
  // In the usual run there is time enough on any machine, and the end isn't waited for.
  const server = await start({ DRAIN_SECONDS: byRun({ core: '120', full: '3' }) })
  const ended = endServer(server, 'SIGTERM')
  await expect.poll(async () => (await get('/health/ready')).status).toBe(503)
  expect(await (await get('/health/ready')).json()).toEqual({ status: 'unavailable', checks: { database: 'ok' } })
  const answer = await get('/api/faqs')
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  if (isFullRun) expect(await ended).toBe(0)
})

test('a mail server that never answers does not keep the server from ending', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const connected = once(silent, 'connection')
  const address = silent.address()
  const server = await start({
    SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  })
  const message = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com', subject: 'Day 45', message: '?' }
  const sent = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect(sent.status).toBe(201)
  await connected
  expect(await endServer(server, 'SIGTERM')).toBe(0)
  silent.close()
})
