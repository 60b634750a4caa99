import type { Session } from '@dst/auth'
import { createFakeAuthClient } from '@dst/auth/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionWatch, useSessionEndStore } from './session-end.ts'

const minute = 60_000
const day = 24 * 60 * minute
const began = 1_795_000_000_000
const limits = { timeboxSeconds: 180 * 86_400, inactivitySeconds: 30 * 86_400 }

beforeEach(() => void vi.useFakeTimers({ now: began }))
afterEach(() => {
  useSessionEndStore.setState({ end: null })
  vi.useRealTimers()
})

const client = createFakeAuthClient({ accounts: [{ email: 'ada@example.com' }] })
client.fake.signInAs('ada@example.com')

async function session(refreshedAt: number): Promise<Session> {
  const claims = { iat: refreshedAt / 1000, amr: [{ method: 'password', timestamp: began / 1000 }] }
  const present = await client.session()
  if (present === null) throw new Error('nobody is signed in')
  return { ...present, accessToken: `e30.${btoa(JSON.stringify(claims))}.sig` }
}

const reported = () => useSessionEndStore.getState().end

test('ten minutes before a session ends for lack of use it is told, and no more once it was refreshed', async () => {
  const watch = createSessionWatch(async () => limits)
  await watch.follow(await session(began))
  await vi.advanceTimersByTimeAsync(30 * day - 10 * minute - 1)
  expect(reported()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(reported()).toEqual({ at: began + 30 * day, reason: 'inactivity' })
  await watch.follow(await session(Date.now()))
  expect(reported()).toBeNull()
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(reported()).toBeNull()
})

test('the age of a session is told as such, also by a tab that was opened within the last minutes', async () => {
  vi.setSystemTime(began + 180 * day - 5 * minute)
  const watch = createSessionWatch(async () => limits)
  await watch.follow(await session(Date.now()))
  expect(reported()).toEqual({ at: began + 180 * day, reason: 'age' })
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(reported()).toBeNull()
})

test('a device that slept past the time tells it when it wakes, within a minute', async () => {
  const watch = createSessionWatch(async () => limits)
  await watch.follow(await session(began))
  vi.setSystemTime(began + 30 * day - 3 * minute)
  await vi.advanceTimersByTimeAsync(minute)
  expect(reported()).toMatchObject({ reason: 'inactivity' })
})

test.each([
  ['nobody is signed in', null, async () => limits],
  ['the service has no limits', undefined, async () => ({})],
  ['the configuration can’t be read', undefined, () => Promise.reject(new Error('offline'))],
] as const)('nothing is told while %s', async (_name, given, read) => {
  const watch = createSessionWatch(read)
  await watch.follow(given === null ? null : await session(began))
  await vi.advanceTimersByTimeAsync(30 * day)
  expect(reported()).toBeNull()
})

test('whoever signed out while the limits were read is told nothing', async () => {
  const watch = createSessionWatch(async () => limits)
  const late = watch.follow(await session(began - 30 * day))
  await watch.follow(null)
  await late
  await vi.advanceTimersByTimeAsync(day)
  expect(reported()).toBeNull()
})
