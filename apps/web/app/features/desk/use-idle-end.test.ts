import { expect, test } from 'vitest'
import { endOf } from './use-idle-end.ts'

const minute = 60_000
const wall = Date.parse('2026-11-29T15:00:00Z')
const clock = 10_000_000
const now = { wall, clock }
const idleSeconds = 1800
const far = new Date(wall + 600 * minute).toISOString()

test.each([
  [0, { kind: 'far' }],
  [27.9, { kind: 'far' }],
  [28, { kind: 'near', reason: 'idle', at: wall + 2 * minute }],
  [29.5, { kind: 'near', reason: 'idle', at: wall + minute / 2 }],
  [30, { kind: 'over' }],
  [500, { kind: 'over' }],
])('%f minutes after the last use the end is %j', (minutes, end) => {
  expect(endOf({ usedAt: clock - minutes * minute, endsAt: far, idleSeconds }, now)).toEqual(end)
})

test.each([
  [3, { kind: 'far' }],
  [2, { kind: 'near', reason: 'age', at: wall + 2 * minute }],
  [0, { kind: 'over' }],
])('%i minutes before a busy session is twelve hours old the end is %j', (minutes, end) => {
  const endsAt = new Date(wall + minutes * minute).toISOString()
  expect(endOf({ usedAt: clock, endsAt, idleSeconds }, now)).toEqual(end)
})
