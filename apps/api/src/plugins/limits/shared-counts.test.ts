import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { createLimiter, createSharedLimiter, type Limiter } from '@dst/auth-server'
import { startValkey, type Valkey } from '@dst/vitest-config/valkey'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectInTime } from '../../testing/in-time.ts'
import { recordedLog } from '../../testing/recorded-log.ts'
import { connectSharedCounts, type SharedCounts } from './shared-counts.ts'

const rate = { requests: 3, seconds: 3600 }

let store: Valkey
let open: SharedCounts[] = []
let log: ReturnType<typeof recordedLog>

beforeEach(async () => {
  store = await startValkey()
  log = recordedLog()
})
afterEach(async () => {
  for (const counts of open) counts.close()
  open = []
  await store.stop()
})

/** `patience`: milliseconds that a call waits for the store; by default long enough for any machine. */
async function server(url = store.url, patience = 60_000): Promise<{ counts: SharedCounts; limiter: Limiter }> {
  const counts = connectSharedCounts(url, log.log, patience)
  open.push(counts)
  await expect.poll(counts.isThere).toBe(true)
  return { counts, limiter: createSharedLimiter({ run: counts.run, local: createLimiter() }) }
}

const codes = () => log.lines.map((line) => (JSON.parse(line) as { code: string }).code)
const allowed = async (limiter: Limiter, key: string) => (await limiter.take(key, rate)).allowed

test('servers share their counts; when the store is gone each counts on its own, until it is back', async () => {
  const [one, other] = [await server(), await server()]
  const passed = [await allowed(one.limiter, 'a'), await allowed(other.limiter, 'a'), await allowed(one.limiter, 'a')]
  expect(passed).toEqual([true, true, true])
  expect(await allowed(other.limiter, 'a')).toBe(false)
  expect(codes()).toEqual([])

  await store.stop()
  await expect.poll(() => codes().length).toBe(2)
  expect(codes()).toEqual(['shared_limits_away', 'shared_limits_away'])
  expect(await allowed(other.limiter, 'a')).toBe(true)

  store = await startValkey(Number(new URL(store.url).port))
  for (const { counts } of [one, other]) await expect.poll(counts.isThere).toBe(true)
  expect(codes().slice(2)).toEqual(['shared_limits_back', 'shared_limits_back'])
  for (const { limiter } of [one, other, one]) await allowed(limiter, 'b')
  expect(await allowed(other.limiter, 'b')).toBe(false)
})

test('a store that is frozen holds up one call for a moment, and the others not at all', async () => {
  const between = await freezable(Number(new URL(store.url).port))
  const { counts, limiter } = await server(between.url, 150)
  between.freeze(true)
  const start = performance.now()
  const passed = [await allowed(limiter, 'a')]
  // From now on no call asks it.
  expect(counts.isThere()).toBe(false)
  for (let call = 1; call < 20; call += 1) passed.push(await allowed(limiter, 'a'))
  expectInTime(start, 1500)
  expect(passed.filter(Boolean)).toHaveLength(3)
  expect(codes()).toEqual(['shared_limits_away'])
  expect(log.lines[0]).toContain('no_answer')
  between.freeze(false)
  await expect.poll(counts.isThere).toBe(true)
  expect(codes()).toEqual(['shared_limits_away', 'shared_limits_back'])
  between.close()
})

test('the log of an outage has neither the address nor the password of the store', async () => {
  await store.stop()
  const { host } = new URL(store.url)
  open.push(connectSharedCounts(`redis://operator:a-secret@${host}`, log.log))
  await expect.poll(codes).toEqual(['shared_limits_away'])
  expect(log.lines[0]).not.toMatch(/a-secret|127\.0\.0\.1/)
})

/** A connection to the store that can be made to pass nothing on. */
async function freezable(port: number) {
  let frozen = false
  const sockets: Socket[] = []
  const gate = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    sockets.push(near, far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => {
        if (!frozen) to.write(bytes)
      })
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const address = gate.address()
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    freeze: (isFrozen: boolean) => {
      frozen = isFrozen
      if (!isFrozen) for (const socket of sockets.splice(0)) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      gate.close()
    },
  }
}
