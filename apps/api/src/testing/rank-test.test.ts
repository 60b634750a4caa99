import { expect, test } from 'vitest'
import { compareTimes } from './rank-test.ts'

const around = (time: number) => Array.from({ length: 40 }, (_, index) => time + (index % 8) / 10)

test('alike samples win half of their comparisons', () => {
  expect(compareTimes(around(5), around(5))).toEqual({ superiority: 0.5, bound: expect.closeTo(0.292, 3) as number })
})

test('the samples of a leak are far beyond the bound: 9 against 5 milliseconds', () => {
  const { superiority, bound } = compareTimes(around(9), around(5))
  expect(superiority - 0.5).toBeGreaterThan(bound)
})
