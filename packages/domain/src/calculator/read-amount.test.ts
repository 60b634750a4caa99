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
  expect(readAmount(text)).toEqual({ kind: 'read', value: amount })
})

test.each([
  ['1,250,000', 1_250_000],
  ['1,250', 1_250],
  ['1250,000', 1_250_000],
  ['1,250k', 1_250_000],
  ['1,00,000', 100_000],
  ['12,50,000', 1_250_000],
  ['2,5000,000', 25_000_000],
  ['1 250 000', 1_250_000],
  ['1\u00A0250\u202F000', 1_250_000],
  ["1'250'000", 1_250_000],
  ['1’250’000.50', 1_250_000.5],
  ['$900000', 900_000],
  ['USD 900000', 900_000],
  ['usd900k', 900_000],
  ['US$ 900,000', 900_000],
  ['900000 USD', 900_000],
  ['900k dollars', 900_000],
  ['900K', 900_000],
  ['1.25m', 1_250_000],
  ['1.250m', 1_250_000],
  ['1.25 mln', 1_250_000],
  ['１２５０', 1_250],
  // On the way to more digits, and so nothing to ask about.
  ['1,', 1],
  ['1,250,', 1_250],
])('%j, as the world writes it, is the amount %d', (text, amount) => {
  expect(readAmount(text)).toEqual({ kind: 'read', value: amount })
})

test.each([
  ['1,25m', [1_250_000]],
  ['0,5 million', [500_000]],
  ['1.234,56', [1_234.56]],
  ['1.250.000', [1_250_000]],
  ['1.250', [1_250, 1.25]],
  ['1.250.000,50', [1_250_000.5]],
  ["1'250'000,50", [1_250_000.5]],
  ['1 250 000,5', [1_250_000.5]],
  ['400,00', [400, 40_000]],
  ['1,25', [1.25, 125]],
  ['2,000,00', [200_000]],
  ['1.250,000', [1_250, 1_250_000]],
  ['1,250 000', [1_250_000]],
  ['1,25.50', [125.5]],
  ['0,453', [0.45]],
  [',5', [0.5]],
  ['12 50', [1_250]],
  ['€', undefined],
])('%j is asked about: %j', (text, meant) => {
  expect(readAmount(text)).toEqual(
    meant === undefined ? { kind: 'unreadable', reason: 'not-an-amount' } : { kind: 'ask', meant },
  )
})

test('what is asked about is possible: not below 0, and not above the maximum', () => {
  expect(readAmount('900.000,5k')).toEqual({ kind: 'ask', meant: [900_000_500] })
  expect(readAmount('900.000,5m')).toEqual({ kind: 'unreadable', reason: 'not-an-amount' })
  expect(readAmount('-1,25m')).toEqual({ kind: 'unreadable', reason: 'not-an-amount' })
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
  ['1,250m', 'above-maximum'],
  ['900 EUR', 'not-an-amount'],
  ['€900', 'not-an-amount'],
  ['900 to 950', 'not-an-amount'],
  ['900-950', 'not-an-amount'],
  ['1.25.000', 'not-an-amount'],
  ['1..5', 'not-an-amount'],
  ['(5', 'not-an-amount'],
  ['USD', 'empty'],
  ['(5)', 'negative'],
  ['-1', 'negative'],
  ['−500k', 'negative'],
  ['-0.01', 'negative'],
  ['1,000,000,000.01', 'above-maximum'],
  ['1.01b', 'above-maximum'],
  ['99999999999999999999', 'above-maximum'],
])('%j is refused as %s', (text, refusal) => {
  expect(readAmount(text)).toEqual({ kind: 'unreadable', reason: refusal })
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
      expect(readAmount(formatTypedAmount(cents / 100))).toEqual({ kind: 'read', value: cents / 100 })
    }),
  )
})

test('every whole amount comes back from what is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(readAmount(formatUsd(amount))).toEqual({ kind: 'read', value: amount })
    }),
  )
})

test('whatever is taken or asked about is between 0 and the maximum', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^-?[\d.,' ]{1,16}[kmb]?$/)), (text) => {
      const read = readAmount(text)
      const values = read.kind === 'ask' ? read.meant : read.kind === 'read' ? [read.value] : []
      expect(values.every((value) => value >= 0 && value <= 1_000_000_000)).toBe(true)
    }),
  )
})

test('where the last comma is not before three digits, there is a question', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,3}(,\d{1,5}){1,3}(\.\d{1,2})?[km]?$/), (text) => {
      const separates = /,\d{3}(?:\.\d+)?[km]?$/.test(text)
      expect(readAmount(text).kind === 'read').toBe(separates && Number(asRead(text)) <= 1_000_000_000)
    }),
  )
})

function asRead(text: string): number {
  const factor = text.endsWith('m') ? 1e6 : text.endsWith('k') ? 1e3 : 1
  return Number(text.replaceAll(/[,km]/g, '')) * factor
}
