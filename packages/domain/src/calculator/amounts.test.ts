import { expect, test } from 'vitest'
import { formatUsd, formatUsdShort, stepAmount } from './index.ts'

test.each([
  [0, '$0'],
  [0.49, '$0'],
  [0.5, '$1'],
  [999.5, '$1,000'],
  [2_059_747.73, '$2,059,748'],
  [-0.5, '$0'],
  [-0.51, '-$1'],
  [-1_234.4, '-$1,234'],
  [-1_234.5, '-$1,234'],
  [-1_234.6, '-$1,235'],
])('%d shows as %s', (amount, shown) => {
  expect(formatUsd(amount)).toBe(shown)
})

test.each([
  [0, '$0'],
  [25_000, '$25K'],
  [500_000, '$500K'],
  [1_500_000, '$1.5M'],
  [1_250_000_000, '$1.3B'],
])('%d is %s in short', (amount, shown) => {
  expect(formatUsdShort(amount)).toBe(shown)
})

test.each([
  [400_000, 10_000, 'up', 410_000],
  [400_000, 10_000, 'down', 390_000],
  [10_000, 10_000, 'down', 0],
  [9_999, 10_000, 'down', 0],
  [10_001, 10_000, 'down', 1],
  [2_015, 1, 'up', 2_016],
] as const)('%d with a step of %d %s is %d', (value, step, direction, next) => {
  expect(stepAmount(value, step, direction)).toBe(next)
})
