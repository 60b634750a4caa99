import type { ExchangeResult } from '../calculator/calculate-exchange.ts'
import type { ExchangeInputs } from '../calculator/exchange-inputs.ts'
import {
  explainAnnualIncome,
  explainFutureEquity,
  explainMonthlyIncome,
  explainNetEquity,
  explainTaxDeferral,
  explainTotalDistributions,
} from './explain-dst.ts'
import {
  explainCapitalGains,
  explainDepreciation,
  explainNetProceeds,
  explainRecapture,
  explainTaxBill,
} from './explain-sale.ts'
import type { FigureExplanation } from './formula.ts'

/** The figures of a result that are amounts. */
export type ExplainedFigure = Exclude<keyof ExchangeResult, 'yearsHeld' | 'underwater'>

/**
 * How each amount of a result was computed, in words and with the user's numbers, in whole US dollars.
 * Expects the result of `calculateExchange` for the same inputs; never fails.
 * @source docs/product/calculator.md#exchange
 */
export function explainExchange(
  inputs: ExchangeInputs,
  result: ExchangeResult,
): Record<ExplainedFigure, FigureExplanation> {
  return {
    accumulatedDepreciation: explainDepreciation(inputs, result),
    capitalGainsTax: explainCapitalGains(inputs, result),
    recaptureTax: explainRecapture(inputs, result),
    straightSaleTaxBill: explainTaxBill(result),
    netProceedsAfterTaxes: explainNetProceeds(inputs, result),
    netEquity: explainNetEquity(inputs, result),
    totalTaxDeferral: explainTaxDeferral(result),
    annualIncome: explainAnnualIncome(inputs, result),
    monthlyIncome: explainMonthlyIncome(result),
    totalDistributions: explainTotalDistributions(result),
    futureEquity: explainFutureEquity(inputs, result),
  }
}
