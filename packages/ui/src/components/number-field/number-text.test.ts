import { expect, test } from 'vitest'
import { caretAfterGrouping, groupNumber, groupWhileTyping, parseNumber } from './number-text.ts'

test.each([
  ['1250000', 1_250_000],
  ['$1,250,000', 1_250_000],
  [' 1 250 ', 1250],
  ['12.5', 12.5],
  ['0', 0],
  ['-5', undefined],
  ['', undefined],
  ['1e5', undefined],
  ['abc', undefined],
])('%j is read as %j', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})

test('thousands are parted by commas', () => {
  expect(groupNumber(999)).toBe('999')
  expect(groupNumber(1000)).toBe('1,000')
  expect(groupNumber(987_654_321_000)).toBe('987,654,321,000')
})

test.each([
  ['1000', '1,000'],
  ['1,0000', '10,000'],
  ['0050', '50'],
  ['1234.5', '1,234.5'],
  ['12.', '12.'],
  ['half', 'half'],
])('%j becomes %j while typing', (typed, shown) => {
  expect(groupWhileTyping(typed)).toBe(shown)
})

test.each([
  ['1000', 4, '1,000', 5],
  ['19,250,000', 2, '19,250,000', 2],
  ['1,2500', 6, '12,500', 6],
  ['1,2500', 3, '12,500', 2],
  ['1000', 0, '1,000', 0],
])('in %j the caret at %i moves, in %j, to %i', (typed, caret, next, expected) => {
  expect(caretAfterGrouping(typed, caret, next)).toBe(expected)
})
