import { expect, test } from 'vitest'
import { endLabelPlaces, pathOf, roundValuesAround, shareOf, labeledSteps } from './line-places.ts'

test('a scale has round values around its own, and need not begin at zero', () => {
  expect(roundValuesAround([1_200_000, 1_660_000])).toEqual([1_200_000, 1_400_000, 1_600_000, 1_800_000])
  expect(roundValuesAround([0, 97])).toEqual([0, 25, 50, 75, 100])
  expect(roundValuesAround([-30, 55])).toEqual([-50, -25, 0, 25, 50, 75])
})

test('one value still has a scale', () => {
  expect(roundValuesAround([0, 0])).toEqual([0, 0.25])
  expect(roundValuesAround([100, 100])).toEqual([100, 125])
})

test('a line goes from left to right, and up is more', () => {
  expect(pathOf([0, 50, 100], [0, 100])).toBe('M0 100L50 50L100 0')
  expect(pathOf([0, 50, 100], [0, 100], 'backward')).toBe('M100 0L50 50L0 100')
  expect(shareOf(1_400, [1_200, 1_600])).toBe(0.5)
})

test('labels at the ends keep apart, inside the chart', () => {
  expect(endLabelPlaces([0.2, 0.8])).toEqual([0.2, 0.8])
  expect(endLabelPlaces([0.5, 0.5])).toEqual([0.5, 0.74])
  expect(endLabelPlaces([1, 0.95])).toEqual([1, 0.76])
  expect(endLabelPlaces([0.1, 0])).toEqual([0.24, 0])
})

test('at most eight steps are labeled', () => {
  const years = (count: number) => Array.from({ length: count }, (_, year) => String(year))
  const labels = (count: number) => labeledSteps(years(count)).map(({ label }) => label)
  expect(labels(8)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  expect(labels(16)).toEqual(['0', '2', '4', '6', '8', '10', '12', '14'])
  expect(labels(31)).toEqual(['0', '4', '8', '12', '16', '20', '24', '28'])
})
