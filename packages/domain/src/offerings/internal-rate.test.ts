import { expect, test } from 'vitest'
import { internalRate } from './index.ts'

test.each([
  ['a bond at par', [-1, 0.05, 0.05, 0.05, 0.05, 1.05], 0.05],
  ['money that doubles in a year', [-100, 200], 1],
  ['money that comes back as it was', [-1, 0, 0, 1], 0],
  ['half of it back', [-1, 0.5], -0.5],
  ['a second payment before anything comes back', [-1, -1, 2.1], 0.032_97],
])('%s', (_, flows, rate) => {
  expect(internalRate(flows)).toBe(rate)
})

test('nothing back is the loss of everything, not an unknown rate', () => {
  expect(internalRate([-1, 0, 0, 0, 0, 0])).toBe(-1)
  expect(internalRate([-1])).toBe(-1)
})

test('a rate beyond the bounds is the bound: -99.9999% and 1,000%', () => {
  expect(internalRate([-1, 0.000_000_1])).toBe(-1)
  expect(internalRate([-1, 0.000_02])).toBe(-0.999_98)
  expect(internalRate([-1, 10.9])).toBe(9.9)
  expect(internalRate([-1, 11])).toBe(10)
  expect(internalRate([-1, 50])).toBe(10)
})

test.each([
  ['no list', undefined],
  ['nothing', []],
  ['no payment', [0, 1]],
  ['a payment after a receipt', [-1, 3, -2.2]],
  ['a number that is none', [-1, Number.NaN]],
  ['an endless one', [-1, Number.POSITIVE_INFINITY]],
  ['a text', [-1, '1']],
])('%s is refused', (_, flows) => {
  expect(() => internalRate(flows as number[])).toThrow(RangeError)
  expect(() => internalRate(flows as number[])).toThrow(/^flows /)
})
