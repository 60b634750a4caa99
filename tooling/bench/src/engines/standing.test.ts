import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const rounds = (engine: number, floor: number) => Array.from({ length: 3 }, () => ({ engine, floor }))

test.each([
  [999_999, 1_000_000, false],
  [1_000_000, 2_000_000, true],
  [1_000_000, 2_000_001, false],
])('%i calls a second beside %i of the floor: kept is %j', (engine, floor, kept) => {
  expect(standingOf(rounds(engine, floor)).kept).toBe(kept)
})

test('one bad round decides nothing, and the share is the middle of the shares of the rounds', () => {
  const found = standingOf([
    { engine: 3_000_000, floor: 4_000_000 },
    { engine: 100, floor: 5_000_000 },
    { engine: 2_000_000, floor: 2_500_000 },
  ])
  expect(found).toEqual({ engine: 2_000_000, floor: 4_000_000, share: 0.75, kept: true })
})
