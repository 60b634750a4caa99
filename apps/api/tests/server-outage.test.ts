import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'
import { full, isFullRun } from '@dst/vitest-config/run'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accountOf, accountWithEverything } from '../src/testing/ledger.ts'
import { startStallMeter } from '../src/testing/stall-meter.ts'
import { serverDataOn, type ServerData } from '../src/testing/server-data.ts'
import { endServer, startServer, type ServerProcess } from '../src/testing/server-process.ts'
import { reported } from '../src/testing/write-log.ts'
import { startWriters, type WriteLog } from '../src/testing/writers.ts'

// Starts real servers, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

/** `OUTAGE_ROUNDS=10` makes ten outages of each kind in the full run. */
const rounds = Number(process.env['OUTAGE_ROUNDS'] ?? 2)
/** Milliseconds that a server stands still. */
const frozenFor = 4000

const engines = Object.entries(serverDataOn)
const [onEmbedded] = engines as [Engine]

type Engine = [name: string, makeData: () => Promise<ServerData>]
type Start = () => Promise<ServerProcess>

/** What happens to a server under writes; returns the one that serves afterwards. */
const outages = {
  killed: async (server: ServerProcess, start: Start) => {
    await endServer(server, 'SIGKILL')
    return start()
  },
  frozen: async (server: ServerProcess) => {
    server.child.kill('SIGSTOP')
    await sleep(frozenFor)
    server.child.kill('SIGCONT')
    return server
  },
  restarted: async (server: ServerProcess, start: Start) => {
    expect(await endServer(server, 'SIGTERM')).toBe(0)
    return start()
  },
}
type Outage = keyof typeof outages

/** Has writers on a server through these outages, and compares what they were told with what is stored. */
async function writeThrough(
  [engine, makeData]: Engine,
  kinds: readonly Outage[],
  afterEach = (_kind: Outage, _seen: WriteLog) => {},
) {
  const data = await makeData()
  onTestFinished(() => data.remove())
  const port = String(await freePort())
  const start = () => startServer({ ...data.environment, PORT: port })
  let server = await start()
  onTestFinished(async () => void (await endServer(server, 'SIGKILL')))
  const writers = startWriters(`http://127.0.0.1:${port}`, 8)
  const { seen } = writers
  const goesOn = async () => {
    const { acknowledged } = seen
    await expect.poll(() => seen.acknowledged, { timeout: 30_000 }).toBeGreaterThan(acknowledged + 20)
  }
  await goesOn()
  for (const kind of kinds) {
    const before = { cut: cutOf(seen), repeats: seen.statuses[200] ?? 0 }
    seen.slowest = 0
    server = await outages[kind](server, start)
    await goesOn()
    // An end takes at most what each writer had just sent, and only a kill takes answers to what was stored.
    expect(cutOf(seen) - before.cut, kind).toBeLessThanOrEqual(kind === 'frozen' ? 0 : 8)
    expect((seen.statuses[200] ?? 0) - before.repeats, kind).toBeLessThanOrEqual(kind === 'restarted' ? 0 : 8)
    afterEach(kind, seen)
  }
  await writers.stop()
  expect(await endServer(server, 'SIGTERM')).toBe(0)

  const account = accountOf(seen, await data.messages())
  if (isFullRun) reported(seen, { engine, rounds, ...account })
  expect(account).toEqual(accountWithEverything(seen))
  expect(Object.keys(seen.statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual([])
}

test('a server that is killed under writes keeps each answered one, once', () => writeThrough(onEmbedded, ['killed']))

test.each(engines)(
  'on %s: one that is killed, frozen and restarted keeps each answered one, and answers in time',
  { tags: [full] },
  async (engine, makeData) => {
    const meter = await startStallMeter()
    onTestFinished(meter.stop)
    const kinds = Array.from({ length: rounds }, () => Object.keys(outages) as Outage[]).flat()
    let begun = performance.now()
    await writeThrough([engine, makeData], kinds, (kind, { slowest }) => {
      const longest = (kind === 'frozen' ? frozenFor : 0) + 2000
      expect(slowest, kind).toBeLessThan(longest + meter.stalledSince(begun))
      begun = performance.now()
    })
  },
)

/** Calls that reached a server and got no answer. */
function cutOf({ unanswered, refused }: WriteLog): number {
  return unanswered - refused
}
