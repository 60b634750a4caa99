import { checkAmount, checkInputs } from '../engine-inputs/checked-inputs.ts'

/** A sale and what is bought with it. Amounts in US dollars, not below 0; several sales are added up. */
export interface ReplacementInputs {
  readonly price: number
  readonly sellingCosts: number
  /** Loans that the sale pays off. */
  readonly debtPaidOff: number
  /** Basis of the property sold; below 0 when earlier exchanges deferred more than it cost. */
  readonly adjustedBasis: number
  /** Exchange cash spent on replacement property; what goes beyond it counts as added. */
  readonly cashSpent: number
  /** Loans on the replacement property. */
  readonly newDebt: number
  /** Own money spent on replacement property. */
  readonly cashAdded?: number
  /** Part of the price that was taken at the closing, as money or as credits to the buyer: it can't be spent. */
  readonly takenAtClosing?: number
  /** Money or other property received besides the price. */
  readonly otherCashTaken?: number
  /** Costs of buying and of the exchange, whoever pays them, that none of the amounts above holds. */
  readonly exchangeCosts?: number
  /** Part of what is bought that isn't real property, such as furniture: it is in the cash or the loans above. */
  readonly notRealProperty?: number
  /** Part of the price for furniture and the like, which is a sale of its own: it makes up for debt, never for cash. */
  readonly otherGiven?: number
}

/** What an exchange has to replace, and what is taxed because it doesn't. Amounts in US dollars, unrounded. */
export interface ReplacementCheck {
  /** Price less selling costs: the value to buy for. */
  readonly netSalePrice: number
  /** What is left of it after the loans, never below 0: the cash to spend, unless some was taken at the closing. */
  readonly exchangeCash: number
  readonly cashTaken: number
  /** Debt that neither new debt nor own cash replaces. */
  readonly debtShort: number
  readonly boot: number
  /** Less all costs of the exchange; negative for a loss. */
  readonly gain: number
  /** The part of the gain that the boot makes taxable. */
  readonly taxedNow: number
  /** The rest of the gain, or the loss, that goes on in the new property. */
  readonly deferred: number
  /** Of real property alone. */
  readonly newValue: number
  readonly newBasis: number
  /**
   * What the purchases have to reach, so that nothing more is taxed than what was taken at the closing; that, and debt
   * that was paid with money brought to the closing, is in none of it.
   */
  readonly toReplace: { readonly value: number; readonly cash: number; readonly debt: number }
  /** Loan as a share of the new value that replaces the debt when all the cash is spent, from 0 to 1. */
  readonly neededLoanShare: number
  /** What can still be bought, spent and replaced; what was taken at the closing is in none of it. */
  readonly missing: { readonly value: number; readonly cash: number; readonly debt: number }
}

/**
 * Compares what is bought with what was sold. New cash makes up for debt that isn't replaced; new debt never makes up
 * for cash that is taken, which counts once, whether it was taken at the closing or left unspent. Costs lower boot and
 * gain whoever pays them. A loss is neither taxed nor deductible now. Throws a RangeError that begins with the name of
 * an impossible amount.
 * @source 26 U.S.C. 1031(b) to (d); 26 CFR 1.1031(b)-1(c), 1.1031(d)-2; Form 8824, lines 15 to 25
 */
export function replacementCheck(inputs: ReplacementInputs): ReplacementCheck {
  checkInputs('inputs', inputs)
  const { price, sellingCosts, debtPaidOff, adjustedBasis, cashSpent, newDebt } = inputs
  const { cashAdded = 0, takenAtClosing = 0, otherCashTaken = 0 } = inputs
  const { exchangeCosts = 0, notRealProperty = 0, otherGiven = 0 } = inputs
  checkAmount('price', price)
  checkAmount('sellingCosts', sellingCosts)
  checkAmount('debtPaidOff', debtPaidOff)
  checkAmount('cashSpent', cashSpent)
  checkAmount('newDebt', newDebt)
  checkAmount('cashAdded', cashAdded)
  checkAmount('takenAtClosing', takenAtClosing)
  checkAmount('otherCashTaken', otherCashTaken)
  checkAmount('exchangeCosts', exchangeCosts)
  checkAmount('notRealProperty', notRealProperty)
  checkAmount('otherGiven', otherGiven)
  checkAmount('adjustedBasis', adjustedBasis, Number.MIN_SAFE_INTEGER)
  const netSalePrice = price - sellingCosts
  const exchangeCash = Math.max(0, netSalePrice - debtPaidOff)
  const left = netSalePrice - debtPaidOff - takenAtClosing
  const [cashToSpend, broughtToClosing] = [Math.max(0, left), Math.max(0, -left)]
  // What the sale leaves pays costs of the exchange first; the rest of them, and of the selling costs, is own money.
  const unspent = Math.max(0, cashToSpend - cashSpent)
  const missingCash = Math.max(0, unspent - exchangeCosts)
  const ownForCosts = Math.min(broughtToClosing, sellingCosts)
  const ownCosts = ownForCosts + Math.max(0, exchangeCosts - unspent)
  const ownCash = cashAdded + Math.max(0, cashSpent - cashToSpend) + broughtToClosing - ownForCosts
  const debtLeft = Math.max(0, debtPaidOff - newDebt - ownCash - otherGiven)
  const debtShort = Math.max(0, debtLeft - ownCosts)
  const received = missingCash + takenAtClosing + otherCashTaken + notRealProperty
  const cashTaken = Math.max(0, received - Math.max(0, ownCosts - debtLeft))
  const boot = cashTaken + debtShort
  const gain = netSalePrice - exchangeCosts - otherGiven - adjustedBasis
  const taxedNow = Math.min(Math.max(0, gain), boot)
  const bought = cashSpent + cashAdded + newDebt
  const newValue = bought - notRealProperty
  const debt = Math.max(0, debtPaidOff - broughtToClosing)
  const toReplace = { value: cashToSpend + debt, cash: cashToSpend, debt }
  return {
    netSalePrice,
    exchangeCash,
    cashTaken,
    debtShort,
    boot,
    gain,
    taxedNow,
    deferred: gain - taxedNow,
    newValue,
    newBasis: newValue - (gain - taxedNow),
    toReplace,
    neededLoanShare: debt === 0 ? 0 : debt / toReplace.value,
    missing: { value: Math.max(0, toReplace.value - bought - exchangeCosts), cash: missingCash, debt: debtShort },
  }
}
