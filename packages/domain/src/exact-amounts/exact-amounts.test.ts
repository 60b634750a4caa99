import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, fromCents, proportionOf, roundToDollars, toCents } from './exact-amounts.ts'

test.each([
  [2.4999, 2],
  [2.5, 3],
  [-2.5, -2],
  [-2.51, -3],
  [-0.2, 0],
  [100.35 + 0.15, 101],
])('%d is %i whole dollars', (amount, dollars) => {
  expect(roundToDollars(amount)).toBe(dollars)
})

test.each([
  // As a binary fraction 1.005 is a little less.
  [1.005, 101],
  [0.615, 62],
  [-1.005, -100],
  [0.1 + 0.2, 30],
])('%d is %i cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents)
})

test('cents are dollars again', () => {
  expect(fromCents(8_205_128)).toBe(82_051.28)
})

test.each([
  [100, 1, 3, 33],
  [5, 1, 2, 3],
  [-5, 1, 2, -2],
  [-7, 1, 3, -2],
  [1, 0.5, 1, 1],
  [100_000_000_000_000, 999_999_999, 1_000_000_000, 99_999_999_900_000],
  [1_000_000, 0.1, 0.3, 333_333],
  [100, 1, 0, 0],
])('%i times %d over %d is %i', (total, part, whole, expected) => {
  expect(proportionOf(total, part, whole)).toBe(expected)
})

test.each([
  ['a cent that is left goes to the first of equal fractions', 100, [1, 1, 1], [34, 33, 33]],
  ['it goes to the largest fraction', 100, [1, 2, 3], [17, 33, 50]],
  ['decimals count as they are written', 100, [0.1, 0.2, 0.7], [10, 20, 70]],
  ['so do very small ones', 10, [1e-7, 1e-7], [5, 5]],
  ['a negative number is rounded down too', -100, [1, 1, 1], [-33, -33, -34]],
  ['no weight is given nothing', 100, [0, 5], [0, 100]],
  ['nothing is shared out where all weights are 0', 100, [0, 0], [0, 0]],
])('%s', (_rule, total, weights, expected) => {
  expect(apportion(total, weights)).toEqual(expected)
})

test('shares add up, and none is a unit away from what it should be', () => {
  const weight = fc.double({ min: 0, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(fc.integer(), fc.array(weight, { minLength: 1, maxLength: 8 }), (total, weights) => {
      const sum = weights.reduce((all, each) => all + each, 0)
      fc.pre(sum > 1e-3)
      const shares = apportion(total, weights)
      expect(shares.reduce((all, each) => all + each, 0)).toBe(total)
      shares.forEach((share, index) => {
        expect(Math.abs(share - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1.001)
      })
    }),
  )
})
