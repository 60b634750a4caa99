import type { ExchangeInputs, ExchangeResult } from '@dst/domain/calculator'

const growth = 1.03 ** 7

/** The calculator, written out. */
export function calculatorFloor(inputs: ExchangeInputs): ExchangeResult {
  const { purchasePrice, purchaseYear, expectedSalePrice, currentDebt, distributionRate } = inputs
  const yearsHeld = purchaseYear < 2025 ? 2025 - purchaseYear : 0
  const building = purchasePrice * 0.8
  const depreciation = Math.min(building, (building / (inputs.propertyType === 'residential' ? 27.5 : 39)) * yearsHeld)
  const netEquity = expectedSalePrice - currentDebt
  const capitalGainsTax = 0.2 * Math.max(0, expectedSalePrice - purchasePrice)
  const gain = expectedSalePrice - purchasePrice + depreciation
  const recaptureTax = 0.25 * Math.min(depreciation, Math.max(0, gain))
  const tax = capitalGainsTax + recaptureTax
  const annualIncome = (netEquity * distributionRate) / 100
  return {
    yearsHeld,
    accumulatedDepreciation: depreciation,
    netEquity,
    capitalGainsTax,
    recaptureTax,
    totalTaxDeferral: tax,
    straightSaleTaxBill: tax,
    annualIncome,
    monthlyIncome: annualIncome / 12,
    totalDistributions: annualIncome * 7,
    futureEquity: expectedSalePrice * growth - currentDebt,
    netProceedsAfterTaxes: Math.max(0, netEquity - tax),
    underwater: netEquity < 0,
  }
}
