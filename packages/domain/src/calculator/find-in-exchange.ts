import { dstLoanShare } from '../parameters/calculator'
import type { ExchangeResult } from './calculate-exchange'
import type { ExchangeInputs } from './exchange-inputs'

/** What a person has to know about a result besides its figures. Amounts in US dollars, unrounded, never below 0. */
export interface ExchangeFindings {
  /** How far the sale price stays below the depreciated cost; 0 where there is no loss. */
  readonly loss: number
  /** Whether the debt is a larger part of the sale price than few DSTs go beyond. */
  readonly highLoan: boolean
  /** What the sale price lacks to pay the loan and the tax of a sale; 0 where it suffices. */
  readonly missingCash: number
}

/**
 * Looks for a loss, for a loan that few DSTs match and for cash that is missing. Expects the result of `calculateExchange`
 * for the same inputs; never fails.
 * @source parameter `dstLoanShare`; docs/decisions/0016
 */
export function findInExchange(
  { purchasePrice, expectedSalePrice, currentDebt }: ExchangeInputs,
  { accumulatedDepreciation, netEquity, straightSaleTaxBill }: ExchangeResult,
): ExchangeFindings {
  return {
    loss: Math.max(0, purchasePrice - accumulatedDepreciation - expectedSalePrice),
    highLoan: currentDebt > expectedSalePrice * dstLoanShare.value.seldomAbove,
    missingCash: Math.max(0, straightSaleTaxBill - netEquity),
  }
}
