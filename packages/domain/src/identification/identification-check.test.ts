import { expect, test } from 'vitest'
import { identificationCheck, type Candidate } from './index.ts'

const salePrices = [2_000_000]
const dsts = (count: number, value: number, received = 0): Candidate[] =>
  Array.from({ length: count }, (_, at) => ({ name: `DST ${at + 1}`, units: 1, value, received: at < received }))

test('up to three properties may be worth anything', () => {
  expect(identificationCheck({ salePrices, candidates: dsts(3, 9_000_000) })).toEqual({
    count: 3,
    value: 27_000_000,
    limit: 4_000_000,
    rule: 'three-property',
    over: 0,
    mustBuy: 0,
    safe: ['DST 1', 'DST 2', 'DST 3'],
  })
})

test('five within twice the value sold', () => {
  // 320,000 of equity at a loan of 50%.
  expect(identificationCheck({ salePrices, candidates: dsts(5, 320_000 / 0.5) })).toMatchObject({
    value: 3_200_000,
    rule: '200-percent',
    over: 0,
    mustBuy: 0,
  })
})

test.each([
  [4_000_000, '200-percent'],
  [4_000_000.01, '95-percent'],
])('four worth %d fall under the %s rule', (value, rule) => {
  expect(identificationCheck({ salePrices, candidates: dsts(4, value / 4) }).rule).toBe(rule)
})

test('a value that was divided by a share does not pass a limit that it only reaches', () => {
  // 360,000 of equity at a loan of 55%: 800,000.0000000001 in the arithmetic of a machine.
  expect(identificationCheck({ salePrices, candidates: dsts(5, 360_000 / (1 - 0.55)) })).toMatchObject({
    value: 4_000_000,
    rule: '200-percent',
    over: 0,
  })
})

test('five over the limit: only what was received by day 45 is safe, or nearly all must be bought', () => {
  // 400,000 of equity at a loan of 55%.
  const { over, mustBuy, ...rest } = identificationCheck({ salePrices, candidates: dsts(5, 400_000 / 0.45, 2) })
  expect(rest).toMatchObject({ count: 5, limit: 4_000_000, rule: '95-percent', safe: ['DST 1', 'DST 2'] })
  expect(over).toBeCloseTo(444_444.44, 2)
  expect(mustBuy).toBeCloseTo(4_222_222.22, 2)
})

test('one trust that counts as several takes it over three', () => {
  const candidates = dsts(2, 3_000_000).map((dst, at) => ({ ...dst, units: at === 0 ? 3 : 1 }))
  expect(identificationCheck({ salePrices, candidates })).toMatchObject({
    count: 4,
    rule: '95-percent',
    over: 2_000_000,
  })
})

test('several sales make the limit together, in whatever order', () => {
  const candidates = dsts(4, 1_500_000)
  const one = identificationCheck({ salePrices: [2_000_000, 1_000_000], candidates })
  expect(one).toMatchObject({ limit: 6_000_000, rule: '200-percent' })
  expect(identificationCheck({ salePrices: [1_000_000, 2_000_000], candidates })).toEqual(one)
})

test('an empty list keeps every rule', () => {
  expect(identificationCheck({ salePrices, candidates: [] })).toMatchObject({
    count: 0,
    rule: 'three-property',
    safe: [],
  })
})

test.each([
  ['salePrices', { salePrices: [-1], candidates: [] }],
  ['units', { salePrices, candidates: [{ name: 'A', units: 0, value: 1, received: false }] }],
  ['units', { salePrices, candidates: [{ name: 'A', units: 1.5, value: 1, received: false }] }],
  ['value', { salePrices, candidates: [{ name: 'A', units: 1, value: Number.NaN, received: false }] }],
])('an impossible %s is named', (field, given) => {
  expect(() => identificationCheck(given)).toThrow(RangeError)
  expect(() => identificationCheck(given)).toThrow(new RegExp(`^${field} is not`))
})
