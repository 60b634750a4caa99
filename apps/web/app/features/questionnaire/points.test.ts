import { expect, test } from 'vitest'
import { pointCount, formatPoints, signed } from './points.ts'

test.each([
  [{ points: 20, maximum: 20 }, '20 of 20 possible'],
  [{ points: 20, maximum: 25 }, '20 of 25 possible'],
  [{ points: 0, maximum: 20 }, '0 of 20 possible'],
  [{ points: -20, maximum: 20 }, 'minus 20 points'],
  [{ points: -2, maximum: 2 }, 'minus 2 points'],
])('tells %o as "%s"', (criterion, words) => {
  expect(formatPoints(criterion)).toBe(words)
})

test('gives a sum below zero a true minus sign', () => {
  expect([signed(-13), signed(0), signed(118)]).toEqual(['−13', '0', '118'])
})

test('counts one point as one', () => {
  expect([pointCount(1), pointCount(2)]).toEqual(['1 point', '2 points'])
})
