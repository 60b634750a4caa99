/**
 * It mounts a small disk and fills it.
 *
 * @module-tag full
 */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@dst/vitest-config/free-port'
import { isFullRun } from '@dst/vitest-config/run'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { accountOf, embeddedMessages, accountWithEverything } from '../src/testing/ledger.ts'
import { endServer, exitCode, startServer, type ServerProcess } from '../src/testing/server-process.ts'
import { reported } from '../src/testing/write-log.ts'
import { startWriters } from '../src/testing/writers.ts'

vi.setConfig({ testTimeout: 120_000 })

/** `OUTAGE_ROUNDS=10` fills the disk ten times. */
const rounds = Number(process.env['OUTAGE_ROUNDS'] ?? 3)

// In a usual run nothing of this runs, and neither would its cleaning up.
const folder = isFullRun ? mkdtempSync(join(tmpdir(), 'dst-disk-')) : tmpdir()
const filler = join(folder, 'filler')
const mounted = isFullRun && mountSmallDisk()
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

test.runIf(mounted)(
  'a disk that fills up under writes makes calls unavailable, and loses none that it answered',
  async () => {
    writeFileSync(filler, '')
    const port = String(await freePort())
    const origin = `http://127.0.0.1:${port}`
    const data = join(folder, 'data')
    const serve = () => startServer({ PORT: port, DATA_DIR: data })
    let running = (server = await serve())
    const writers = startWriters(origin, 8, { length: 3600 })
    const { seen } = writers
    const account = {
      method: 'POST',
      headers: { apikey: 'sb_publishable_dst_investing' },
      body: JSON.stringify({ email: 'ruth@example.com', password: 'a long password' }),
    }
    let ends = 0
    for (let round = 0; round < rounds; round += 1) {
      await moreOf(() => seen.acknowledged, 50)
      leave(0)
      await moreOf(() => seen.statuses[503] ?? 0, 20)
      if (running.child.exitCode === null) {
        expect((await fetch(`${origin}/api/faqs`)).status).toBe(200)
        await expect
          .poll(async () => (await fetch(`${origin}/auth/v1/signup`, account)).status, { interval: 1, timeout: 30_000 })
          .toBe(503)
      }
      truncateSync(filler)
      // A database without room for its log ends the server, which whoever supervises it starts again.
      if (running.child.exitCode !== null) {
        ends += 1
        running = server = await serve()
      }
    }
    await moreOf(() => seen.acknowledged, 50)
    await writers.stop()
    expect(await endServer(running, 'SIGTERM')).toBe(0)
    const stored = accountOf(seen, await embeddedMessages(data))
    if (rounds > 1) reported(seen, { rounds, ends, ...stored })
    expect(stored).toEqual(accountWithEverything(seen))
    expect(Object.keys(seen.statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual([])
  },
)

async function moreOf(count: () => number, more: number): Promise<void> {
  const begun = count()
  await expect.poll(count, { interval: 5, timeout: 30_000 }).toBeGreaterThan(begun + more)
}
