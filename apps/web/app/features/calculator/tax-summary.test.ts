import { calculateExchange, defaultExchangeInputs, type ExchangeInputs } from '@dst/domain/calculator'
import { expect, test } from 'vitest'
import { taxSummary } from './tax-summary.ts'

const words = (changed: Partial<ExchangeInputs> = {}) => {
  const inputs = { ...defaultExchangeInputs, ...changed }
  return taxSummary(inputs, calculateExchange(inputs))
}

test('the tax of the sale that the page begins with', () => {
  expect(words()).toBe('about $251,282 of federal tax now, or deferred.')
})

test('a loan that takes more than the price leaves nothing to exchange', () => {
  expect(words({ currentDebt: 2_100_000 })).toBe('about $251,282 of federal tax now, and nothing left to exchange.')
})

test('a loan that few DSTs carry, and a gain within a year', () => {
  expect(words({ currentDebt: 1_900_000 })).toBe(
    'about $251,282 of federal tax now, or deferred if you also replace the loan.',
  )
  expect(words({ purchaseYear: 2025 })).toBe('a gain within a year, taxed like wages, which is not computed here.')
})

test('a loss, and a sale for what the property is worth in the books', () => {
  expect(words({ expectedSalePrice: 500_000 })).toMatch(/^a loss of \$[\d,]+, and no tax to put off\.$/)
  expect(words({ expectedSalePrice: 1_000_000, purchaseYear: 2026 })).toBe('no gain, and no tax to put off.')
})
