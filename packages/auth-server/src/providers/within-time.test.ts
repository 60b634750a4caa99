import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { providerPatience, withinTime } from './within-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a provider gets two seconds for a step of a sign-in, whatever it does in them', async () => {
  expect(providerPatience).toBe(2000)
  const ended = vi.fn()
  const outcome = withinTime(() => new Promise(() => {}))
  void outcome.then(ended)
  await vi.advanceTimersByTimeAsync(1999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ ok: false, error: { reason: 'no answer in time' } })
})

test('a provider that answers, or fails, leaves no timer behind', async () => {
  expect(await withinTime(() => Promise.resolve('answer'))).toEqual({ ok: true, value: 'answer' })
  const refused = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1'), { code: 'ECONNREFUSED' })
  expect(await withinTime(() => Promise.reject(refused))).toEqual({
    ok: false,
    error: { reason: 'Error ECONNREFUSED' },
  })
  expect(vi.getTimerCount()).toBe(0)
})
