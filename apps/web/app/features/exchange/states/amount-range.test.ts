import { expect, test } from 'vitest'
import { amountRange } from './amount-range.ts'

test('two ends, or one amount where they are the same in whole dollars', () => {
  expect(amountRange(21_000, 34_000)).toBe('$21,000 to $34,000')
  expect(amountRange(21_000.2, 21_000.4)).toBe('$21,000')
  expect(amountRange(-1_200, 1_300)).toBe('-$1,200 to $1,300')
})
