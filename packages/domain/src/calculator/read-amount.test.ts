import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTypedAmount, formatUsd, readAmount } from './index.ts'

test.each([
  ['1,000,000', 1_000_000],
  ['$2,000,000', 2_000_000],
  [' $ 400 000 ', 400_000],
  ['400 000', 400_000],
  ['12.50', 12.5],
  ['1,250,000.50', 1_250_000.5],
  ['0.005', 0.01],
  ['0.004', 0],
  ['.5', 0.5],
  ['7.', 7],
  ['0', 0],
  ['500k', 500_000],
  ['$1.25m', 1_250_000],
  ['1.25 Million', 1_250_000],
  ['2.5MM', 2_500_000],
  ['350 thousand', 350_000],
  ['1b', 1_000_000_000],
  ['999,999,999.99', 999_999_999.99],
  ['1,000,000,000', 1_000_000_000],
])('%j is the amount %d', (text, amount) => {
  expect(readAmount(text)).toEqual({ ok: true, value: amount })
})

test.each([
  ['', 'empty'],
  [' ', 'empty'],
  ['$', 'empty'],
  ['.', 'not-an-amount'],
  ['-', 'not-an-amount'],
  ['about half', 'not-an-amount'],
  ['4oo,000', 'not-an-amount'],
  ['12a', 'not-an-amount'],
  ['500kk', 'not-an-amount'],
  ['k', 'not-an-amount'],
  ['1.2.3', 'not-an-amount'],
  ['NaN', 'not-an-amount'],
  ['Infinity', 'not-an-amount'],
  ['0x10', 'not-an-amount'],
  ['1e5', 'not-an-amount'],
  ['1constructor', 'not-an-amount'],
  ['-1', 'negative'],
  ['−500k', 'negative'],
  ['-0.01', 'negative'],
  ['1,000,000,000.01', 'above-maximum'],
  ['1.01b', 'above-maximum'],
  ['99999999999999999999', 'above-maximum'],
])('%j is refused as %s', (text, refusal) => {
  expect(readAmount(text)).toEqual({ ok: false, error: refusal })
})

test.each([
  [0, '0'],
  [12.5, '12.50'],
  [1_250_000, '1,250,000'],
  [1_250_000.5, '1,250,000.50'],
  [999_999_999.99, '999,999,999.99'],
])('%d stands in a field as %s', (amount, shown) => {
  expect(formatTypedAmount(amount)).toBe(shown)
})

test('every amount comes back from the field as it was, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
      expect(readAmount(formatTypedAmount(cents / 100))).toEqual({ ok: true, value: cents / 100 })
    }),
  )
})

test('every whole amount comes back from what is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(readAmount(formatUsd(amount))).toEqual({ ok: true, value: amount })
    }),
  )
})

test('whatever is taken is between 0 and the maximum', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^-?\d{1,12}\.?\d{0,4}[kmb]?$/)), (text) => {
      const read = readAmount(text)
      expect(!read.ok || (read.value >= 0 && read.value <= 1_000_000_000)).toBe(true)
    }),
  )
})
