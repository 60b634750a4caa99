import { expect, it } from 'vitest'
import { pointsInWords } from './points'

it.each([
  [{ points: 20, maximum: 25 }, '20 of 25'],
  [{ points: 0, maximum: 3 }, '0 of 3'],
  [{ points: -20, maximum: 20 }, '−20 of 20'],
])('tells %o as "%s"', (criterion, words) => {
  expect(pointsInWords(criterion)).toBe(words)
})
