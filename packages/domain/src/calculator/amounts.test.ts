import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUsd, parseAmount, stepAmount } from './index'

test.each([
  ['1,000,000', 1_000_000],
  ['$2,000,000', 2_000_000],
  [' $ 400 000 ', 400_000],
  ['12.50', 12.5],
  ['.5', 0.5],
  ['7.', 7],
  ['0', 0],
  ['9007199254740990', 9_007_199_254_740_990],
  ['9007199254740991', 9_007_199_254_740_991],
])('%j is the number %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each(['', ' ', '$', '.', '-1', '-0.01', 'abc', '12a', '1.2.3', 'NaN', 'Infinity', '0x10', '1e5', '9007199254740992'])(
  '%j is not an amount',
  (text) => {
    expect(parseAmount(text)).toBeUndefined()
  },
)

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

test('parsing what was formatted gives the same whole amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (amount) => {
      expect(parseAmount(formatUsd(amount))).toBe(amount)
    }),
  )
})

test('anything that parses is finite and not negative', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseAmount(text) ?? 0
      expect(Number.isFinite(amount) && amount >= 0).toBe(true)
    }),
  )
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
