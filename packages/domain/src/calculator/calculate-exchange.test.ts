import { expect, test } from 'vitest'
import vectors from '../../test-vectors/calculator.json' with { type: 'json' }
import { calculateExchange, defaultExchangeInputs, distributionRateFrom, type ExchangeInputs } from './index.ts'

interface Vector {
  name: string
  inputs: ExchangeInputs
  baseYear?: number
  expected: Record<string, number | boolean>
}

test('there are calculator vectors to replay', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(24)
})

test.each(vectors as Vector[])('vector: $name', ({ inputs, baseYear, expected }) => {
  const result = calculateExchange(inputs, baseYear === undefined ? {} : { baseYear })
  const { underwater, ...amounts } = result
  expect(underwater).toBe(expected['underwater'])
  expect(Object.keys(result).toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const [name, amount] of Object.entries(amounts)) expect(amount, name).toBeCloseTo(Number(expected[name]), 3)
})

test('the defaults give the figures of the decisions page', () => {
  const result = calculateExchange(defaultExchangeInputs)
  expect(result.accumulatedDepreciation).toBeCloseTo(205_128.21, 2)
  expect(result.capitalGainsTax).toBe(200_000)
  expect(result.recaptureTax).toBeCloseTo(51_282.05, 2)
  expect(result.totalTaxDeferral).toBeCloseTo(251_282.05, 2)
  expect(result.netEquity).toBe(1_600_000)
  expect([result.annualIncome, result.monthlyIncome, result.totalDistributions]).toEqual([96_000, 8_000, 672_000])
  expect(result.futureEquity).toBeCloseTo(2_059_747.73, 2)
  expect(result.netProceedsAfterTaxes).toBeCloseTo(1_348_717.95, 2)
})

test('results keep their full precision', () => {
  expect(calculateExchange(defaultExchangeInputs).accumulatedDepreciation).toBe((800_000 / 39) * 10)
})

test('the calculator starts with the specified inputs', () => {
  expect(defaultExchangeInputs).toEqual({
    purchasePrice: 1_000_000,
    purchaseYear: 2015,
    propertyType: 'commercial',
    expectedSalePrice: 2_000_000,
    currentDebt: 400_000,
    distributionRate: 6,
  })
})

test('years are counted to 2025 unless told otherwise', () => {
  expect(calculateExchange(defaultExchangeInputs).yearsHeld).toBe(10)
  expect(calculateExchange(defaultExchangeInputs, { baseYear: 2026 }).yearsHeld).toBe(11)
})

test.each([
  [4, 6],
  [5, 5],
  [6, 6],
  [6.5, 6],
  [7, 7],
  [8, 6],
  [Number.NaN, 6],
])('a distribution rate of %d counts as %d', (given, rate) => {
  expect(distributionRateFrom(given)).toBe(rate)
})
