import { dstLoanShare } from '../parameters/calculator.ts'
import type { ExchangeResult } from './calculate-exchange.ts'
import type { ExchangeInputs } from './exchange-inputs.ts'

/** What a user needs to know about a result besides its figures. Amounts in US dollars, unrounded, never below 0. */
export interface ExchangeFindings {
  /** How far the sale price is below the depreciated cost; 0 when there is no loss. */
  readonly loss: number
  /** Whether the debt, as a share of the sale price, exceeds the level that few DSTs go beyond. */
  readonly highLoan: boolean
  /** How far the sale price falls short of the loan plus the tax on a sale; 0 when it covers both. */
  readonly missingCash: number
  /**
   * Whether there is a gain on property that was not bought before the year of the sale, and so held for a year or
   * less: it is taxed at ordinary rates, and the result, which is for long-term gains, doesn't count for it.
   */
  readonly shortTerm: boolean
}

/**
 * Checks for a loss, for a loan that few DSTs can match, for a cash shortfall and for a short-term gain. Expects the
 * result of `calculateExchange` for the same inputs; never fails.
 * @source parameter `dstLoanShare`; 26 U.S.C. 1222(1), (3); docs/product/calculator.md
 */
export function findInExchange(
  { purchasePrice, expectedSalePrice, currentDebt }: ExchangeInputs,
  { yearsHeld, accumulatedDepreciation, netEquity, straightSaleTaxBill }: ExchangeResult,
): ExchangeFindings {
  return {
    loss: Math.max(0, purchasePrice - accumulatedDepreciation - expectedSalePrice),
    highLoan: currentDebt > expectedSalePrice * dstLoanShare.seldomAbove,
    missingCash: Math.max(0, straightSaleTaxBill - netEquity),
    shortTerm: yearsHeld === 0 && expectedSalePrice > purchasePrice,
  }
}
