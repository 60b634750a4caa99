import { expect, test } from 'vitest'
import { capitalized, spellNumber, listed, longDate, longMonth, shortDate, weekdayDate } from './index.ts'

test('counts are words up to ten and digits above', () => {
  expect([0, 5, 10, 11, 499].map(spellNumber)).toEqual(['zero', 'five', 'ten', '11', '499'])
})

test('the first word of a sentence has a capital', () => {
  expect(capitalized(spellNumber(5))).toBe('Five')
  expect(capitalized('')).toBe('')
})

test('a list names its last item behind a word, without a comma before it', () => {
  expect(listed([7, 65, 82], 'or')).toBe('7, 65 or 82')
  expect(listed(['5%', '6%'], 'and')).toBe('5% and 6%')
})

test('a date is the one that is written, in every time zone', () => {
  expect(longDate('2024-12-30')).toBe('December 30, 2024')
  expect(longDate('2026-01-01')).toBe('January 1, 2026')
})

test('short dates are the ones that are written, in every time zone', () => {
  expect(weekdayDate('2027-01-05')).toBe('Tue Jan 5, 2027')
  expect(shortDate('2027-12-31')).toBe('Dec 31, 2027')
  expect(longMonth('2015-03')).toBe('March 2015')
})
