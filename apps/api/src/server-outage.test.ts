import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { accountOf, everythingKept } from './testing/ledger.ts'
import { startPulse } from './testing/pulse.ts'
import { serverDataOn, type ServerData } from './testing/server-data.ts'
import { endServer, startServer, type ServerProcess } from './testing/server-process.ts'
import { told } from './testing/sightings.ts'
import { startWriters, type Sightings } from './testing/writers.ts'

// Starts real servers, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

/** `OUTAGE_ROUNDS=10` makes ten outages of each kind, instead of one. */
const rounds = Number(process.env['OUTAGE_ROUNDS'] ?? 1)
/** Milliseconds that a server stands still. */
const frozenFor = rounds > 1 ? 4000 : 1500

type Start = () => Promise<ServerProcess>

/** What happens to a server under writes; returns the one that serves afterwards. */
const outages: Record<string, (server: ServerProcess, start: Start) => Promise<ServerProcess>> = {
  killed: async (server, start) => {
    await endServer(server, 'SIGKILL')
    return start()
  },
  frozen: async (server) => {
    server.child.kill('SIGSTOP')
    await sleep(frozenFor)
    server.child.kill('SIGCONT')
    return server
  },
  restarted: async (server, start) => {
    expect(await endServer(server, 'SIGTERM')).toBe(0)
    return start()
  },
}

describe.each(Object.entries(serverDataOn))('on %s', (engine, makeData) => {
  let data: ServerData
  beforeAll(async () => {
    data = await makeData()
  })
  afterAll(() => data.remove())

  test('a server that is killed, frozen and restarted under writes keeps each answered one, once', async () => {
    const port = String(await freePort())
    const start = () => startServer({ ...data.environment, PORT: port })
    let server = await start()
    onTestFinished(async () => void (await endServer(server, 'SIGKILL')))
    const pulse = await startPulse()
    onTestFinished(pulse.stop)
    const writers = startWriters(`http://127.0.0.1:${port}`, 8)
    const { seen } = writers
    const goesOn = async () => {
      const { acknowledged } = seen
      await expect.poll(() => seen.acknowledged, { timeout: 30_000 }).toBeGreaterThan(acknowledged + 20)
    }
    await goesOn()
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, happens] of Object.entries(outages)) {
        const before = { cut: cutOf(seen), repeats: seen.statuses[200] ?? 0 }
        const begun = performance.now()
        seen.slowest = 0
        server = await happens(server, start)
        await goesOn()
        // An end takes at most what each writer had just sent, and only a kill takes answers to what was stored.
        expect(cutOf(seen) - before.cut, kind).toBeLessThanOrEqual(kind === 'frozen' ? 0 : 8)
        expect((seen.statuses[200] ?? 0) - before.repeats, kind).toBeLessThanOrEqual(kind === 'restarted' ? 0 : 8)
        const longest = (kind === 'frozen' ? frozenFor : 0) + 2000
        expect(seen.slowest, kind).toBeLessThan(longest + pulse.stalledSince(begun))
      }
    }
    await writers.stop()
    expect(await endServer(server, 'SIGTERM')).toBe(0)

    const account = accountOf(seen, await data.messages())
    if (rounds > 1) told(seen, { engine, rounds, ...account })
    expect(account).toEqual(everythingKept(seen))
    expect(Object.keys(seen.statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual([])
  })
})

/** Calls that reached a server and got no answer. */
function cutOf({ unanswered, refused }: Sightings): number {
  return unanswered - refused
}
