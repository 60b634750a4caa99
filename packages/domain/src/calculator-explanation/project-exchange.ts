import type { ExchangeResult } from '../calculator/calculate-exchange.ts'
import { dstGrowthRate, dstTerm } from '../parameters/calculator.ts'

/** The projected state of an exchange at the end of one year. Amounts in US dollars, unrounded, never below 0. */
export interface ProjectedYear {
  /** 0 is the day of the investment. */
  readonly year: number
  /** All distributions so far. */
  readonly distributions: number
  /** The value of the DST interest with the assumed growth, less the debt. */
  readonly equity: number
}

/**
 * The assumed term year by year, from 0 to the parameter `dstTerm`; the last year equals the result's
 * `totalDistributions` and `futureEquity`. All 0 when the loan is larger than the sale price.
 * @source parameters `dstTerm`, `dstGrowthRate`
 */
export function projectExchange(
  currentDebt: number,
  { netEquity, annualIncome, underwater }: ExchangeResult,
): readonly ProjectedYear[] {
  return Array.from({ length: dstTerm + 1 }, (_, year) => ({
    year,
    distributions: underwater ? 0 : annualIncome * year,
    equity: underwater ? 0 : (netEquity + currentDebt) * (1 + dstGrowthRate) ** year - currentDebt,
  }))
}
