import { checkAmount, checkInputs } from '../engine-inputs/checked-inputs.ts'
import { roundToDollars } from '../exact-amounts/exact-amounts.ts'
import { checkPayments, gainByYear, totalPaid, type DollarsByYear, type Payment } from './payments.ts'

/** An exchange in which property was bought and cash was left. Amounts in US dollars, not below 0 unless stated. */
export interface PartialExchange {
  /** Tax year of the sale. */
  readonly saleYear: number
  /** Line 19 of Form 8824; negative for a loss. */
  readonly gain: number
  /** Cash that came back, after costs, by the year in which it counts. */
  readonly cash: readonly Payment[]
  /** Recapture at ordinary rates. */
  readonly line21?: number
  /** Debt that was not replaced. */
  readonly debtShort?: number
}

/** In which year the boot is taxed, or why nobody can say. Whole US dollars. */
export type BootByYear =
  | {
      readonly computed: true
      readonly contractPrice: number
      readonly grossProfit: number
      /** Part of each payment that is gain, from 0 to 1, unrounded. */
      readonly ratio: number
      readonly byYear: DollarsByYear
    }
  | { readonly computed: false; readonly reason: 'debt-short' }

/**
 * The gain of each year in which cash came back. Property received is no payment; recapture is taxed in the year of the
 * sale. In which year debt that was not replaced is taxed, the rules don't say. Throws a RangeError that begins with
 * the name of an impossible input.
 * @source 26 U.S.C. 453(f)(6), (i); 26 CFR 1.1031(k)-1(j)(2)
 */
export function bootByYear(exchange: PartialExchange): BootByYear {
  checkInputs('exchange', exchange)
  const { saleYear, gain, cash, line21 = 0, debtShort = 0 } = exchange
  checkAmount('gain', gain, Number.MIN_SAFE_INTEGER)
  checkAmount('line21', line21)
  checkAmount('debtShort', debtShort)
  checkPayments('cash', cash, saleYear)
  if (debtShort > 0) return { computed: false, reason: 'debt-short' }
  const recapture = roundToDollars(line21)
  const contractPrice = roundToDollars(totalPaid(cash))
  const grossProfit = Math.max(0, Math.min(roundToDollars(gain), contractPrice) - recapture)
  return {
    computed: true,
    contractPrice,
    grossProfit,
    ratio: contractPrice === 0 ? 0 : grossProfit / contractPrice,
    byYear: gainByYear(cash, { saleYear, grossProfit, contractPrice, recapture }),
  }
}
