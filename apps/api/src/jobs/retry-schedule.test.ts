import { expect, test } from 'vitest'
import { maximumAttempts, waitAfter } from './retry-schedule.js'

test('waits double from five seconds to an hour and stay there', () => {
  expect([1, 2, 3, 10, 11, 80].map(waitAfter)).toEqual([5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000])
})

test('a mail server may be away for a weekend', () => {
  const waits = Array.from({ length: maximumAttempts - 1 }, (_, index) => waitAfter(index + 1))
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000
  expect(hours).toBeGreaterThan(64)
})
