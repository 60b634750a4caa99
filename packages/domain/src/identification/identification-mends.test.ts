import { expect, test } from 'vitest'
import { identificationCheck, identificationMends, type Candidate } from './index.ts'

const salePrices = [2_000_000]
const one = (value: number, units = 1, received = false): Candidate => ({ name: 'DST', units, value, received })
const mends = (...candidates: Candidate[]) =>
  identificationMends(identificationCheck({ salePrices, candidates }), candidates)
const million = 1_000_000

test('five that were not received: value can go, or all but three', () => {
  expect(mends(...Array.from({ length: 5 }, () => one(million)))).toEqual({ remove: million, dropTo: 3 })
})

test('a list within a limit needs no mending', () => {
  expect(mends(one(9 * million))).toEqual({ remove: undefined, dropTo: undefined })
  expect(mends(...Array.from({ length: 4 }, () => one(million)))).toEqual({ remove: undefined, dropTo: undefined })
})

test('a trust that counts as four stays or goes as a whole', () => {
  expect(mends(one(5 * million, 4))).toEqual({ remove: million, dropTo: undefined })
  expect(mends(one(5 * million, 4), one(million))).toEqual({ remove: 2 * million, dropTo: 1 })
  expect(mends(one(3 * million, 2), one(3 * million, 2))).toEqual({ remove: 2 * million, dropTo: 2 })
})

test('what was received counts, and is never what goes', () => {
  const four = Array.from({ length: 4 }, () => one(1.1 * million, 1, true))
  expect(mends(...four, one(million))).toEqual({ remove: undefined, dropTo: undefined })
  const three = Array.from({ length: 3 }, () => one(2 * million, 1, true))
  expect(mends(...three, one(million))).toEqual({ remove: undefined, dropTo: 3 })
  expect(mends(one(4 * million, 4, true), one(million))).toEqual({ remove: million, dropTo: undefined })
  expect(mends(one(million, 2, true), one(4 * million, 2))).toEqual({ remove: million, dropTo: 2 })
})

test('without a value sold there is nothing to come down to', () => {
  const candidates = Array.from({ length: 4 }, () => one(million))
  const check = identificationCheck({ salePrices: [0], candidates })
  expect(identificationMends(check, candidates)).toEqual({ remove: undefined, dropTo: 3 })
})
