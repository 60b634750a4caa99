import { expect, test } from 'vitest'
import { identificationCheck, identificationSuggestions, type Candidate } from './index.ts'

const salePrices = [2_000_000]
const one = (value: number, units = 1, received = false): Candidate => ({ name: 'DST', units, value, received })
const suggestions = (...candidates: Candidate[]) =>
  identificationSuggestions(identificationCheck({ salePrices, candidates }), candidates)
const million = 1_000_000

test('five that were not received: value can go, or all but three', () => {
  expect(suggestions(...Array.from({ length: 5 }, () => one(million)))).toEqual({ remove: million, dropTo: 3 })
})

test('a list within a limit needs no mending', () => {
  expect(suggestions(one(9 * million))).toEqual({ remove: undefined, dropTo: undefined })
  expect(suggestions(...Array.from({ length: 4 }, () => one(million)))).toEqual({
    remove: undefined,
    dropTo: undefined,
  })
})

test('a trust that counts as four stays or goes as a whole', () => {
  expect(suggestions(one(5 * million, 4))).toEqual({ remove: million, dropTo: undefined })
  expect(suggestions(one(5 * million, 4), one(million))).toEqual({ remove: 2 * million, dropTo: 1 })
  expect(suggestions(one(3 * million, 2), one(3 * million, 2))).toEqual({ remove: 2 * million, dropTo: 2 })
})

test('what was received counts, and is never what goes', () => {
  const four = Array.from({ length: 4 }, () => one(1.1 * million, 1, true))
  expect(suggestions(...four, one(million))).toEqual({ remove: undefined, dropTo: undefined })
  const three = Array.from({ length: 3 }, () => one(2 * million, 1, true))
  expect(suggestions(...three, one(million))).toEqual({ remove: undefined, dropTo: 3 })
  expect(suggestions(one(4 * million, 4, true), one(million))).toEqual({ remove: million, dropTo: undefined })
  expect(suggestions(one(million, 2, true), one(4 * million, 2))).toEqual({ remove: million, dropTo: 2 })
})

test('without a value sold there is nothing to come down to', () => {
  const candidates = Array.from({ length: 4 }, () => one(million))
  const check = identificationCheck({ salePrices: [0], candidates })
  expect(identificationSuggestions(check, candidates)).toEqual({ remove: undefined, dropTo: 3 })
})
