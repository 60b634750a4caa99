import { checkAmount, checkInputs, checkList } from '../engine-inputs/checked-inputs.ts'
import { proportionOf } from '../exact-amounts/exact-amounts.ts'

/** What was paid in a tax year, in US dollars, not below 0. */
export interface Payment {
  readonly year: number
  readonly amount: number
}

/** Whole US dollars by tax year. */
export type DollarsByYear = Readonly<Record<number, number>>

/** Throws a RangeError that begins with the name of a year or amount that is impossible, or before the sale. */
export function checkPayments(name: string, payments: readonly Payment[], saleYear: number): void {
  if (!Number.isInteger(saleYear)) throw new RangeError(`saleYear is no year: ${saleYear}`)
  checkList(name, payments)
  for (const payment of payments) {
    checkInputs(name, payment)
    checkAmount('amount', payment.amount)
    if (!(Number.isInteger(payment.year) && payment.year >= saleYear))
      throw new RangeError(`year is none from ${saleYear} on: ${payment.year}`)
  }
}

/** All payments together, in US dollars. */
export function totalPaid(payments: readonly Payment[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/** What payments are part of, in whole US dollars. */
export interface InstallmentSale {
  readonly saleYear: number
  readonly grossProfit: number
  readonly contractPrice: number
  /** Taxed in the year of the sale, whatever is paid then. */
  readonly recapture: number
}

/**
 * The gain of each year with a payment, in whole US dollars: the rounded total so far less that of the year before, so
 * that the years add up.
 * @source 26 U.S.C. 453(c), (i)
 */
export function gainByYear(payments: readonly Payment[], sale: InstallmentSale): DollarsByYear {
  const { saleYear, grossProfit, contractPrice, recapture } = sale
  const taxed = new Map<number, number>(recapture > 0 ? [[saleYear, recapture]] : [])
  let [paid, before] = [0, 0]
  for (const { year, amount } of payments.toSorted((one, other) => one.year - other.year)) {
    paid += amount
    const total = proportionOf(grossProfit, paid, contractPrice)
    taxed.set(year, (taxed.get(year) ?? 0) + total - before)
    before = total
  }
  return Object.fromEntries(taxed)
}
