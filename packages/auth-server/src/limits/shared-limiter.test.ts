import { createClient } from '@redis/client'
import { startValkey, type Valkey } from '@dst/vitest-config/valkey'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GuessPolicy } from './guesses.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import type { Rate } from './request-rates.ts'
import { createSharedLimiter, type RunScript } from './shared-limiter.ts'

let store: Valkey
const connect = (url: string) => createClient({ url })
let client: ReturnType<typeof connect>

beforeAll(async () => {
  store = await startValkey()
  client = connect(store.url)
  await client.connect()
})
afterAll(async () => {
  client.destroy()
  await store.stop()
})
beforeEach(() => client.flushAll())

const run: RunScript = ({ text }, keys, values) => client.eval(text, { keys, arguments: values })

const policy: GuessPolicy = { free: 3, firstDelaySeconds: 10, maxDelaySeconds: 30, forgetSeconds: 86_400 }
const rates: Rate[] = [
  { requests: 3, seconds: 50 },
  { requests: 30, seconds: 300, burst: 3 },
]

type Step =
  | { kind: 'request'; key: string; rate: number }
  | { kind: 'guess'; secret: string; caller: string; end: 'right' | 'wrong' | 'withdraw' }
/** Milliseconds before a step: half of the steps hurry, so that limits are reached; the others wait a turn. */
const pause = fc.oneof(fc.nat(300), fc.nat(40_000))
const step: fc.Arbitrary<Step & { pause: number }> = fc.oneof(
  fc.record({
    kind: fc.constant('request'),
    key: fc.constant('a'),
    rate: fc.constantFrom(0, 1),
    pause,
  }) as fc.Arbitrary<Step & { kind: 'request'; pause: number }>,
  fc.record({
    kind: fc.constant('guess'),
    secret: fc.constant('s'),
    caller: fc.constantFrom('x', 'y'),
    end: fc.constantFrom('right', 'wrong', 'wrong', 'wrong', 'withdraw'),
    pause,
  }) as fc.Arbitrary<Step & { kind: 'guess'; pause: number }>,
)

async function take(limiter: Limiter, one: Step): Promise<unknown> {
  if (one.kind === 'request') return limiter.take(`${one.rate} ${one.key}`, rates[one.rate] as Rate)
  const decision = await limiter.guess(one, policy)
  if (!decision.allowed) return decision
  if (one.end !== 'wrong') await decision[one.end]()
  return { allowed: true }
}

test('whatever comes, the store decides as the memory of one process does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50 }), async (steps) => {
      await client.flushAll()
      let time = 1_790_000_000_000
      const now = () => time
      const [local, shared] = [createLimiter({ now }), createSharedLimiter({ run, now })]
      for (const one of steps) {
        time += one.pause
        expect(await take(shared, one)).toEqual(await take(local, one))
      }
    }),
    { numRuns: 50 },
  )
})

test('two servers share what is left, by the clock of the store', async () => {
  const [one, other] = [createSharedLimiter({ run }), createSharedLimiter({ run })]
  const rate = { requests: 3, seconds: 3600 }
  const passed: boolean[] = []
  for (const limiter of [one, other, one, other]) passed.push((await limiter.take('caller', rate)).allowed)
  expect(passed).toEqual([true, true, true, false])
  expect(await one.take('caller', rate)).toMatchObject({ allowed: false, remaining: 0, retryAfterSeconds: 1200 })
  const guess = (limiter: Limiter, caller: string) => limiter.guess({ secret: 'account', caller }, policy)
  for (const limiter of [one, other, one]) await guess(limiter, 'attacker')
  expect(await guess(other, 'another')).toEqual({ allowed: false, retryAfterSeconds: 10 })
})

test('every entry ends by itself, and none names an address', async () => {
  const limiter = createSharedLimiter({ run })
  await limiter.take('api usual 192.0.2.77', { requests: 10, seconds: 100 })
  const guess = { secret: 'ruth@example.com', caller: '192.0.2.77' }
  await limiter.guess(guess, policy)
  const stable = await limiter.guess(guess, policy)
  if (stable.allowed) await stable.withdraw()
  const keys = await client.keys('*')
  expect(keys).toHaveLength(3)
  expect(keys.join(' ')).not.toMatch(/192\.0\.2\.77|ruth@/)
  for (const key of keys) expect(await client.pTTL(key)).toBeGreaterThan(0)
})

test('after the time to forget, a secret and its callers begin anew', async () => {
  const limiter = createSharedLimiter({ run })
  const strict = { ...policy, free: 1, forgetSeconds: 600 }
  const guess = async () => (await limiter.guess({ secret: 's', caller: 'a' }, strict)).allowed
  expect([await guess(), await guess()]).toEqual([true, false])
  const keys = await client.keys('*')
  expect(keys).toHaveLength(2)
  for (const key of keys) {
    const left = await client.pTTL(key)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(600_000)
    // The store ends an entry itself: at once, as if that time were over.
    await client.pExpireAt(key, 1)
  }
  expect(await guess()).toBe(true)
})

test('while the store does not answer, or not as expected, the server counts on its own', async () => {
  const answers: RunScript[] = [() => Promise.reject(new Error('away')), () => Promise.resolve('nonsense')]
  for (const silent of answers) {
    const limiter = createSharedLimiter({ run: silent })
    const rate = { requests: 1, seconds: 60 }
    expect((await limiter.take('a', rate)).allowed).toBe(true)
    expect((await limiter.take('a', rate)).allowed).toBe(false)
    const decision = await limiter.guess({ secret: 's', caller: 'a' }, policy)
    expect(decision.allowed).toBe(true)
  }
})

test('a guess that began in the store ends without an error when the store is gone', async () => {
  let isThere = true
  const limiter = createSharedLimiter({
    run: (...call) => (isThere ? run(...call) : Promise.reject(new Error('away'))),
  })
  const decision = await limiter.guess({ secret: 's', caller: 'a' }, policy)
  isThere = false
  if (!decision.allowed) throw new Error('the first guess was refused')
  await expect(decision.right()).resolves.toBeUndefined()
})

test('a clock of the store that is set back by an hour keeps nobody waiting longer than their limit says', async () => {
  let time = 1_790_000_000_000
  const limiter = createSharedLimiter({ run, now: () => time })
  const rate = { requests: 2, seconds: 20 }
  for (let request = 0; request < 3; request += 1) await limiter.take('caller', rate)
  for (let attempt = 0; attempt < 4; attempt += 1) await limiter.guess({ secret: 's', caller: 'a' }, policy)
  time -= 3_600_000
  expect(await limiter.take('caller', rate)).toMatchObject({ allowed: false, retryAfterSeconds: 10 })
  expect(await limiter.guess({ secret: 's', caller: 'a' }, policy)).toEqual({ allowed: false, retryAfterSeconds: 30 })
})
