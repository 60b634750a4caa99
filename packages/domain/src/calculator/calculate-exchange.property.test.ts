import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateExchange, type ExchangeInputs } from './index.ts'

const amount = fc.double({ min: 0, max: 1e9, noNaN: true })
const inputs: fc.Arbitrary<ExchangeInputs> = fc.record({
  purchasePrice: amount,
  purchaseYear: fc.integer({ min: 1900, max: 2060 }),
  propertyType: fc.constantFrom('commercial', 'residential'),
  expectedSalePrice: amount,
  currentDebt: amount,
  distributionRate: fc.constantFrom(5, 6, 7),
})
const runs = { numRuns: 2_000 }

/** Allows for two floating-point sums that differ in their last digits. */
const notBelow = (left: number, right: number) => left >= right - 1e-6 * Math.max(1, Math.abs(right))

test('no tax is ever negative, and the two labels name one sum', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const result = calculateExchange(given)
      expect(Math.min(result.capitalGainsTax, result.recaptureTax)).toBeGreaterThanOrEqual(0)
      expect(result.totalTaxDeferral).toBe(result.capitalGainsTax + result.recaptureTax)
      expect(result.straightSaleTaxBill).toBe(result.totalTaxDeferral)
    }),
    runs,
  )
})

test('proceeds are never negative and never above the equity', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { netProceedsAfterTaxes, netEquity } = calculateExchange(given)
      expect(netProceedsAfterTaxes).toBeGreaterThanOrEqual(0)
      expect(netProceedsAfterTaxes).toBeLessThanOrEqual(Math.max(0, netEquity))
    }),
    runs,
  )
})

test('depreciation stays between nothing and four fifths of the price', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { accumulatedDepreciation } = calculateExchange(given)
      expect(accumulatedDepreciation).toBeGreaterThanOrEqual(0)
      expect(accumulatedDepreciation).toBeLessThanOrEqual(given.purchasePrice * 0.8)
    }),
    runs,
  )
})

test('recapture never taxes more than the gain over the adjusted basis', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { recaptureTax, accumulatedDepreciation } = calculateExchange(given)
      const gain = Math.max(0, given.expectedSalePrice - (given.purchasePrice - accumulatedDepreciation))
      expect(notBelow(gain * 0.25, recaptureTax)).toBe(true)
    }),
    runs,
  )
})

test('a higher sale price never lowers the tax', () => {
  fc.assert(
    fc.property(inputs, amount, (given, more) => {
      const higher = { ...given, expectedSalePrice: given.expectedSalePrice + more }
      expect(notBelow(calculateExchange(higher).totalTaxDeferral, calculateExchange(given).totalTaxDeferral)).toBe(true)
    }),
    runs,
  )
})

test('more debt never raises equity, income, future equity or proceeds', () => {
  fc.assert(
    fc.property(inputs, amount, (given, more) => {
      const before = calculateExchange(given)
      const after = calculateExchange({ ...given, currentDebt: given.currentDebt + more })
      for (const name of ['netEquity', 'annualIncome', 'futureEquity', 'netProceedsAfterTaxes'] as const)
        expect(notBelow(before[name], after[name]), name).toBe(true)
    }),
    runs,
  )
})

test('holding longer never lowers the depreciation', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 0, max: 80 }), (given, years) => {
      const longer = { ...given, purchaseYear: given.purchaseYear - years }
      expect(calculateExchange(longer).accumulatedDepreciation).toBeGreaterThanOrEqual(
        calculateExchange(given).accumulatedDepreciation,
      )
    }),
    runs,
  )
})
