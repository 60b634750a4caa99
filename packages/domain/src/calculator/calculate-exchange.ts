import {
  calculatorBaseYear,
  capitalGainsRate,
  closingCost,
  commercialLife,
  dstGrowthRate,
  dstTerm,
  landShare,
  residentialLife,
  unrecapturedSection1250Rate,
} from '../parameters/calculator.ts'
import { distributionRateFrom, type ExchangeInputs, type ExchangePropertyType } from './exchange-inputs.ts'

/** A sale compared with an exchange into a DST. Amounts in US dollars, unrounded. */
export interface ExchangeResult {
  /** Whole years between purchase and the base year, not below 0. */
  readonly yearsHeld: number
  readonly accumulatedDepreciation: number
  /** Sale price less debt: the DST investment amount. Below 0 when the loan is larger than the price. */
  readonly netEquity: number
  readonly capitalGainsTax: number
  readonly recaptureTax: number
  readonly totalTaxDeferral: number
  /** The same amount as `totalTaxDeferral`, as the tax bill of a sale without an exchange. */
  readonly straightSaleTaxBill: number
  readonly annualIncome: number
  readonly monthlyIncome: number
  readonly totalDistributions: number
  readonly futureEquity: number
  readonly netProceedsAfterTaxes: number
  /** Whether the loan is larger than the sale price, which leaves nothing to exchange. */
  readonly underwater: boolean
}

const monthsPerYear = 12
const wholePercent = 100

/**
 * Estimates the tax that an exchange can defer and how the equity might perform in a DST, in US dollars at full
 * precision. Total over finite, non-negative inputs: never fails; when the debt exceeds the price, the figures are not
 * clamped and `underwater` is true.
 * @param options.baseYear the tax year to count to; defaults to the parameter `calculatorBaseYear`
 * @source docs/product/calculator.md
 */
export function calculateExchange(
  inputs: ExchangeInputs,
  options: { readonly baseYear?: number } = {},
): ExchangeResult {
  const { purchasePrice, purchaseYear, propertyType, expectedSalePrice, currentDebt } = inputs
  const yearsHeld = Math.max(0, (options.baseYear ?? calculatorBaseYear) - purchaseYear)
  const depreciation = accumulatedDepreciation(purchasePrice, propertyType, yearsHeld)
  const netEquity = expectedSalePrice - currentDebt - closingCost
  const gainsTax = capitalGainsTax(purchasePrice, expectedSalePrice)
  const recapture = recaptureTax(depreciation, expectedSalePrice - (purchasePrice - depreciation))
  const tax = gainsTax + recapture
  const annualIncome = (netEquity * distributionRateFrom(inputs.distributionRate)) / wholePercent
  return {
    yearsHeld,
    accumulatedDepreciation: depreciation,
    netEquity,
    capitalGainsTax: gainsTax,
    recaptureTax: recapture,
    totalTaxDeferral: tax,
    straightSaleTaxBill: tax,
    annualIncome,
    monthlyIncome: annualIncome / monthsPerYear,
    totalDistributions: annualIncome * dstTerm,
    futureEquity: (netEquity + currentDebt) * (1 + dstGrowthRate) ** dstTerm - currentDebt,
    netProceedsAfterTaxes: Math.max(0, netEquity - tax),
    underwater: netEquity < 0,
  }
}

/** Straight-line depreciation in US dollars over whole years, never more than the building cost. */
function accumulatedDepreciation(purchasePrice: number, propertyType: ExchangePropertyType, years: number): number {
  const base = purchasePrice * (1 - landShare)
  const life = propertyType === 'residential' ? residentialLife : commercialLife
  return Math.min(base, (base / life) * years)
}

/** Tax on the appreciation over the purchase price only, so the depreciated part is not taxed twice. Never below 0. */
function capitalGainsTax(purchasePrice: number, salePrice: number): number {
  return capitalGainsRate * Math.max(0, salePrice - purchasePrice)
}

/** Tax on the part of the gain that comes from depreciation. Never below 0, and never on more than the gain itself. */
function recaptureTax(depreciation: number, totalGain: number): number {
  return unrecapturedSection1250Rate * Math.min(depreciation, Math.max(0, totalGain))
}
