import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, truncateSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@dst/vitest-config/free-port'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { endServer, exitCode, startServer, type ServerProcess } from './testing/server-process.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'dst-disk-'))
const filler = join(folder, 'filler')
const mounted = mountSmallDisk()
let server: ServerProcess | undefined

afterEach(async () => {
  if (server) await endServer(server, 'SIGKILL')
})
afterAll(() => {
  if (mounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

/** A separate small disk that fills up quickly; only root on an unrestricted machine can mount one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Fills the disk, leaving this many megabytes free. */
function leave(megabytes: number): void {
  const piece = Buffer.alloc(64 * 1024)
  const file = openSync(filler, 'a')
  try {
    while (free() > megabytes * 1_000_000) writeSync(file, piece)
  } catch {
    // Already full: the file system reserves some space for itself.
  } finally {
    closeSync(file)
  }
}

function free(): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

async function start(): Promise<ServerProcess> {
  server = await startServer({ PORT: String(await freePort()), DATA_DIR: join(folder, 'data') })
  return server
}

test.runIf(mounted)('a first start without room says so, and the next one with room starts', async () => {
  leave(20)
  const refused = await start()
  expect(refused.announcement).toMatchObject({ event: 'refused', code: 'no-room' })
  expect(refused.announcement.message).toMatch(/is full: \d+ MB are free.*DATA_DIR/)
  expect(await exitCode(refused)).toBe(1)
  truncateSync(filler)
  expect((await start()).announcement.event).toBe('listening')
})

test.runIf(mounted)('a disk that fills up makes calls unavailable, and room makes them work again', async () => {
  truncateSync(filler)
  const port = String(await freePort())
  server = await startServer({ PORT: port, DATA_DIR: join(folder, 'data') })
  const send = async () => {
    const body = {
      firstName: 'Ruth',
      lastName: 'Okafor',
      email: 'ruth@example.com',
      subject: 'Day 45',
      message: crypto.randomUUID().repeat(100),
    }
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await fetch(`http://127.0.0.1:${port}/api/contact`, init)).status
  }
  expect(await send()).toBe(201)
  leave(0)
  await expect.poll(send, { interval: 1, timeout: 30_000 }).toBe(503)
  expect((await fetch(`http://127.0.0.1:${port}/api/faqs`)).status).toBe(200)
  const account = {
    method: 'POST',
    headers: { apikey: 'sb_publishable_dst_investing' },
    body: JSON.stringify({ email: 'ruth@example.com', password: 'a long password' }),
  }
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/auth/v1/signup`, account)).status, {
      interval: 1,
      timeout: 30_000,
    })
    .toBe(503)
  truncateSync(filler)
  expect(await send()).toBe(201)
})
