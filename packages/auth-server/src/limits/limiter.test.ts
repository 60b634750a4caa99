import { expect, onTestFinished, test, vi } from 'vitest'
import type { GuessPolicy } from './guesses.ts'
import { createLimiter } from './limiter.ts'

function limiterWithClock(capacity?: number) {
  let time = 1_000_000
  const limiter = createLimiter({ now: () => time, ...(capacity === undefined ? {} : { capacity }) })
  return { limiter, advance: (seconds: number) => (time += seconds * 1000) }
}

const policy: GuessPolicy = { free: 3, firstDelaySeconds: 10, maxDelaySeconds: 60, forgetSeconds: 3600 }

test('a burst passes, then one request each time that the rate allows', () => {
  const { limiter, advance } = limiterWithClock()
  const rate = { requests: 30, seconds: 300, burst: 3 }
  const take = () => limiter.take('someone', rate)
  expect(take()).toEqual({ allowed: true, limit: 3, remaining: 2, resetSeconds: 10, retryAfterSeconds: 0 })
  expect([take().allowed, take().allowed]).toEqual([true, true])
  expect(take()).toEqual({ allowed: false, limit: 3, remaining: 0, resetSeconds: 30, retryAfterSeconds: 10 })
  advance(9.5)
  expect(take()).toMatchObject({ allowed: false, retryAfterSeconds: 1 })
  advance(0.5)
  expect(take()).toMatchObject({ allowed: true, remaining: 0 })
  expect(limiter.take('another', rate).allowed).toBe(true)
})

test('many addresses share the free guesses, and each of them waits for its own turn', () => {
  const { limiter, advance } = limiterWithClock()
  const guess = (caller: string) => limiter.guess({ secret: 's', caller }, policy)
  expect(['a', 'b', 'c'].map((caller) => guess(caller).allowed)).toEqual([true, true, true])
  expect(guess('d')).toEqual({ allowed: false, retryAfterSeconds: 10 })
  expect(limiter.guess({ secret: 'another', caller: 'd' }, policy).allowed).toBe(true)
  advance(9)
  expect(guess('d')).toEqual({ allowed: false, retryAfterSeconds: 1 })
  advance(1)
  // Other callers' guesses in the meantime do not postpone the stated time.
  for (const caller of ['e', 'f', 'c']) guess(caller)
  expect(guess('d').allowed).toBe(true)
  expect(guess('d')).toMatchObject({ allowed: false })
})

test('the wait doubles with each wrong guess up to its bound, and hurrying does not lengthen it', () => {
  const { limiter, advance } = limiterWithClock()
  const waits: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const decision = limiter.guess({ secret: 's', caller: 'a' }, policy)
    if (decision.allowed) continue
    waits.push(decision.retryAfterSeconds)
    expect(limiter.guess({ secret: 's', caller: 'a' }, policy)).toEqual(decision)
    advance(decision.retryAfterSeconds)
  }
  expect(waits).toEqual([10, 20, 40])
  for (let wrong = 0; wrong < 20; wrong += 1) {
    const decision = limiter.guess({ secret: 's', caller: 'a' }, policy)
    if (!decision.allowed) advance(decision.retryAfterSeconds)
  }
  limiter.guess({ secret: 's', caller: 'a' }, policy)
  expect(limiter.guess({ secret: 's', caller: 'a' }, policy)).toEqual({ allowed: false, retryAfterSeconds: 60 })
})

test('a right guess forgives what this caller did wrong, and nothing of the others', () => {
  const { limiter } = limiterWithClock()
  limiter.guess({ secret: 's', caller: 'attacker' }, policy)
  limiter.guess({ secret: 's', caller: 'owner' }, policy)
  const right = limiter.guess({ secret: 's', caller: 'owner' }, policy)
  if (right.allowed) void right.right()
  const passed = ['b', 'c', 'd'].map((caller) => limiter.guess({ secret: 's', caller }, policy).allowed)
  expect(passed).toEqual([true, true, false])
})

test('a guess that failed for another reason is not counted', () => {
  const { limiter } = limiterWithClock()
  for (let round = 0; round < 10; round += 1) {
    const decision = limiter.guess({ secret: 's', caller: 'a' }, policy)
    expect(decision.allowed).toBe(true)
    if (decision.allowed) void decision.withdraw()
  }
})

test('after an hour without a guess everything is forgotten', () => {
  const { limiter, advance } = limiterWithClock()
  for (let round = 0; round < 4; round += 1) limiter.guess({ secret: 's', caller: 'a' }, policy)
  advance(3600)
  expect(limiter.guess({ secret: 's', caller: 'a' }, policy).allowed).toBe(true)
})

test('however many callers come, memory is bounded, and the latest are kept', () => {
  const { limiter } = limiterWithClock(2)
  const rate = { requests: 1, seconds: 60 }
  const passed = ['a', 'b', 'b', 'c', 'a'].map((key) => limiter.take(key, rate).allowed)
  expect(passed).toEqual([true, true, false, true, true])
})

test('whoever sets the clock neither lets a caller in early nor makes one wait longer', () => {
  const rightTime = Date.now
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => clock.mockRestore())
  const limiter = createLimiter()
  const rate = { requests: 1, seconds: 60 }
  limiter.take('caller', rate)
  for (const hours of [3, -3]) {
    clock.mockImplementation(() => rightTime() + hours * 3_600_000)
    expect(limiter.take('caller', rate)).toMatchObject({ allowed: false, retryAfterSeconds: 60 })
  }
})
