import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const load = () => import('./server-clock.ts')
const until = '2026-11-23T15:00:10.000Z'
const at = (time: string) => new Date(`2026-11-23T${time}Z`).getTime()

test('seconds count by the server’s clock, whatever this device’s says', async () => {
  const { noteServerTime, secondsUntil } = await load()
  expect(secondsUntil(until, at('15:00:00.000'))).toBe(10)
  // This device is an hour behind.
  noteServerTime('2026-11-23T15:00:00.000Z', at('14:00:00.000'))
  expect(secondsUntil(until, at('14:00:00.000'))).toBe(10)
  expect(secondsUntil(until, at('14:00:09.001'))).toBe(1)
  expect(secondsUntil(until, at('14:00:10.000'))).toBe(0)
  expect(secondsUntil(until, at('14:05:00.000'))).toBe(0)
})

test('an answer that took long does not give more time', async () => {
  const { noteServerTime, secondsUntil } = await load()
  noteServerTime('2026-11-23T15:00:00.000Z', at('15:00:00.000'))
  noteServerTime('2026-11-23T15:00:01.000Z', at('15:00:05.000'))
  expect(secondsUntil(until, at('15:00:05.000'))).toBe(5)
})
