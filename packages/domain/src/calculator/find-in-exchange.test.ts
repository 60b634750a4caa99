import { expect, test } from 'vitest'
import { calculateExchange, defaultExchangeInputs, findInExchange, type ExchangeInputs } from './index.ts'

const findings = (changes: Partial<ExchangeInputs> = {}) => {
  const inputs = { ...defaultExchangeInputs, ...changes }
  return findInExchange(inputs, calculateExchange(inputs))
}

test('the starting figures have nothing to warn of', () => {
  expect(findings()).toEqual({ loss: 0, highLoan: false, missingCash: 0, shortTerm: false })
})

// With the defaults, the depreciated cost is 1,000,000 - 205,128.21 = 794,871.79.
test.each([
  [794_872, 0],
  [794_871, 0.79],
  [700_000, 94_871.79],
])('a sale for %d loses %d', (expectedSalePrice, loss) => {
  expect(findings({ expectedSalePrice }).loss).toBeCloseTo(loss, 2)
})

test.each([
  [1_299_999, false],
  [1_300_000, false],
  [1_300_001, true],
])('a loan of %d on 2,000,000 is high: %s', (currentDebt, high) => {
  expect(findings({ currentDebt }).highLoan).toBe(high)
})

test('without price and loan there is no high loan', () => {
  expect(findings({ expectedSalePrice: 0, currentDebt: 0 }).highLoan).toBe(false)
})

// With the defaults, the tax is 251,282.05.
test.each([
  [1_748_717, 0],
  [1_748_718, 0.05],
  [1_900_000, 151_282.05],
  [2_000_001, 251_283.05],
])('with a loan of %d, %d is missing for the tax', (currentDebt, missing) => {
  expect(findings({ currentDebt }).missingCash).toBeCloseTo(missing, 2)
})

// 26 U.S.C. 1222: long-term is what was held for more than a year. The calculator's sale is one of tax year 2025.
test.each([
  [2023, 2_000_000, false],
  [2024, 2_000_000, false],
  [2025, 2_000_000, true],
  [2026, 2_000_000, true],
  [2025, 1_000_001, true],
  [2025, 1_000_000, false],
  [2025, 999_999, false],
])('bought in %d for 1,000,000 and sold for %d, there is a short-term gain: %s', (purchaseYear, sale, shortTerm) => {
  expect(findings({ purchaseYear, expectedSalePrice: sale }).shortTerm).toBe(shortTerm)
})
