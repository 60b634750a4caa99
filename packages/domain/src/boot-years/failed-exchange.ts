import { checkAmount, checkInputs } from '../engine-inputs/checked-inputs.ts'
import { roundToDollars } from '../exact-amounts/exact-amounts.ts'
import { checkPayments, gainByYear, totalPaid, type DollarsByYear, type Payment } from './payments.ts'

/** An exchange in which nothing was bought. Amounts in US dollars, not below 0 unless stated. */
export interface FailedExchange {
  /** Tax year of the sale. */
  readonly saleYear: number
  readonly price: number
  readonly sellingCosts: number
  /** May be negative. */
  readonly adjustedBasis: number
  /** Loans that the sale paid off. */
  readonly debtPaidOff?: number
  /** Recapture at ordinary rates. */
  readonly line21?: number
  /** What the seller received, without the costs that the price paid, by the year in which it counts. */
  readonly payments: readonly Payment[]
}

/** Lines of Form 6252 and the gain of each year. Whole US dollars; line 19 from 0 to 1, unrounded. */
export interface Form6252Lines {
  readonly line5: number
  readonly line6: number
  readonly line7: number
  readonly line13: number
  readonly line14: number
  readonly line16: number
  readonly line17: number
  readonly line18: number
  readonly line19: number
  readonly byYear: DollarsByYear
}

/** The gain by year. A loan is read in two ways, side by side. */
export type FailedExchangeByYear =
  | {
      readonly computed: true
      /** A loan is one that the buyer took over, or paid off in place of taking it over. */
      readonly lines: Form6252Lines
      /** A loan is a payment in the year of the sale; missing without one. */
      readonly loanAsPayment?: Form6252Lines
    }
  /** A loss isn't spread over years, and nobody is paid more than the price leaves after the loan. */
  | { readonly computed: false; readonly reason: 'loss' | 'payments-above-price' }

/**
 * Form 6252 for an exchange that came to nothing. In the year of the sale count costs that the price paid, the loan
 * above the basis, and recapture. Throws a RangeError that begins with the name of an impossible input.
 * @source 26 U.S.C. 453; 26 CFR 15a.453-1(b)(2), (3); docs/product/after-closing.md#boot-of-a-later-year
 */
export function failedExchangeByYear(sale: FailedExchange): FailedExchangeByYear {
  checkInputs('sale', sale)
  const { saleYear, price, sellingCosts, adjustedBasis, debtPaidOff = 0, line21 = 0, payments } = sale
  for (const [name, amount] of Object.entries({ price, sellingCosts, debtPaidOff, line21 })) checkAmount(name, amount)
  checkAmount('adjustedBasis', adjustedBasis, Number.MIN_SAFE_INTEGER)
  checkPayments('payments', payments, saleYear)
  if (price - sellingCosts - adjustedBasis < 0) return { computed: false, reason: 'loss' }
  // What the price couldn't pay of a loan, the seller brought to the closing.
  const loan = Math.min(price, debtPaidOff)
  const left = price - loan - totalPaid(payments)
  if (left < 0) return { computed: false, reason: 'payments-above-price' }
  const costsPaid = Math.min(sellingCosts, left)
  const lines = linesOf(sale, { loan, countedAtOnce: costsPaid })
  if (loan === 0) return { computed: true, lines }
  return { computed: true, lines, loanAsPayment: linesOf(sale, { loan: 0, countedAtOnce: loan + costsPaid }) }
}

function linesOf(
  { saleYear, price, sellingCosts, adjustedBasis, line21 = 0, payments }: FailedExchange,
  { loan, countedAtOnce }: { readonly loan: number; readonly countedAtOnce: number },
): Form6252Lines {
  const recapture = roundToDollars(line21)
  const [line5, line6] = [roundToDollars(price), roundToDollars(loan)]
  const line7 = line5 - line6
  const line13 = roundToDollars(adjustedBasis + sellingCosts + recapture)
  const line14 = line5 - line13
  const line16 = Math.max(0, line14)
  const line17 = Math.max(0, line6 - line13)
  const line18 = line7 + line17
  const atClosing = line17 + roundToDollars(countedAtOnce)
  const counted = atClosing > 0 ? [{ year: saleYear, amount: atClosing }, ...payments] : payments
  const line19 = line18 === 0 ? 0 : line16 / line18
  const byYear = gainByYear(counted, { saleYear, grossProfit: line16, contractPrice: line18, recapture })
  return { line5, line6, line7, line13, line14, line16, line17, line18, line19, byYear }
}
