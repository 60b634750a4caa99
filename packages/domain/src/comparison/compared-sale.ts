import { checkAmount, checkInputs } from '../engine-inputs/checked-inputs.ts'

/** A property that might be sold. Amounts in US dollars, not below 0 unless stated. */
export interface ComparedSale {
  readonly price: number
  readonly sellingCosts: number
  readonly debtPaidOff: number
  /** Cash or credits taken at the closing, which are left out of every way. 0 until stated. */
  readonly cashTaken?: number
  /** Below 0 when earlier exchanges deferred more than the property cost. */
  readonly adjustedBasis: number
  /** All taxes that a sale would cost, estimated or as a CPA has it; below 0 when it would save tax. */
  readonly tax: number
  /** The same without the losses of earlier years that the sale sets free. */
  readonly taxWithoutLosses?: number
  /** The part of `tax` that goes to states and places, where that is known. */
  readonly stateTax?: number
  /** Cash that is needed from this money within five years. */
  readonly cashNeeded?: number
  /** Whether the person is an accredited investor, if that is known. */
  readonly accredited?: boolean
}

/** What follows from a sale before any assumption. Amounts in US dollars. */
export interface SaleFigures {
  /** What is left of the price after costs and loans; below 0 when money has to be brought. */
  readonly cashAtClosing: number
  /** The same less the cash taken of it: what a way works with. */
  readonly equity: number
  readonly gain: number
  /** Tax that an exchange doesn't put off, since cash is taken. */
  readonly taxOnCash: number
  /** Tax as a share of the gain; 0 without one. */
  readonly effectiveRate: number
  /** Loan share of a replacement that takes all the cash and replaces the debt. */
  readonly neededLoanShare: number
}

const amounts = ['price', 'sellingCosts', 'debtPaidOff'] as const

/** What follows from a sale. Throws a RangeError that begins with the name of an impossible amount. */
export function figuresOf(sale: ComparedSale): SaleFigures {
  checkInputs('sale', sale)
  const { price, sellingCosts, debtPaidOff, cashTaken = 0, adjustedBasis, tax } = sale
  const { taxWithoutLosses = tax, cashNeeded = 0 } = sale
  for (const name of amounts) checkAmount(name, sale[name])
  checkAmount('cashTaken', cashTaken)
  checkAmount('cashNeeded', cashNeeded)
  checkAmount('taxWithoutLosses', taxWithoutLosses, Number.MIN_SAFE_INTEGER)
  for (const name of ['adjustedBasis', 'tax'] as const) checkAmount(name, sale[name], Number.MIN_SAFE_INTEGER)
  const cashAtClosing = price - sellingCosts - debtPaidOff
  const equity = cashAtClosing - Math.min(cashTaken, Math.max(0, cashAtClosing))
  const gain = price - sellingCosts - adjustedBasis
  return {
    cashAtClosing,
    equity,
    gain,
    taxOnCash: gain > 0 ? tax * Math.min(1, cashTaken / gain) : 0,
    effectiveRate: gain > 0 ? tax / gain : 0,
    neededLoanShare: debtPaidOff === 0 ? 0 : debtPaidOff / (debtPaidOff + Math.max(0, equity)),
  }
}
