import { expect, test } from 'vitest'
import { readPurchaseYear } from './index.ts'

test.each([
  ['1929', 'too-early'],
  ['15', 'too-early'],
  ['0', 'too-early'],
  ['2027', 'future'],
  ['20155', 'future'],
  ['2015.5', 'not-a-year'],
  ['-2015', 'not-a-year'],
  ['soon', 'not-a-year'],
  ['', 'empty'],
  [' ', 'empty'],
])('in 2026, %j is refused as %s', (text, refusal) => {
  expect(readPurchaseYear(text, 2026)).toEqual({ ok: false, error: refusal })
})

test.each([
  ['1930', 1930],
  [' 2015 ', 2015],
  ['2026', 2026],
])('in 2026, %j is the year %d', (text, year) => {
  expect(readPurchaseYear(text, 2026)).toEqual({ ok: true, value: year })
})
