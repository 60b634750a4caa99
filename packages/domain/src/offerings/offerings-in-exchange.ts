import { checkInputs } from '../engine-inputs/checked-inputs.ts'
import { replacementCheck } from '../exchange-money/index.ts'
import { checkPicks, sumOfAmounts, type OfferingPick } from './offering-pick.ts'
import { ratio, sumOf, toCent, toShare } from './rounded.ts'

/** What an exchange sold, in US dollars; several sales are added up. */
export interface SoldInExchange {
  readonly price: number
  readonly sellingCosts: number
  readonly debtPaidOff: number
  /** Part of the price that was taken at the closing. */
  readonly takenAtClosing?: number
  /** Basis of the property sold; left out while the gain isn't known. */
  readonly adjustedBasis?: number
}

/** How picks are counted. */
export interface ExchangeOptions {
  /** Whether the part of each amount that stays in reserves counts as cash received. */
  readonly reservesNotRealProperty?: boolean
}

/** What the picked amounts do to an exchange. US dollars to the cent, shares to six places. */
export interface OfferingsInExchange {
  /** Equity and share of the loans: what is bought. */
  readonly value: number
  readonly debt: number
  /** Debt as a share of the value; null while nothing is picked. */
  readonly loanShare: number | null
  /** The loan share that replaces the debt of the sale when all its cash is spent. */
  readonly neededLoanShare: number
  /** Cash of the sale to spend, and what of it the picks leave. */
  readonly cashToSpend: number
  readonly cashLeft: number
  /** What the picks take beyond it: money of one's own. */
  readonly cashAdded: number
  readonly debtShort: number
  /** The part of the boot that comes from reserves. */
  readonly notRealProperty: number
  /** All boot, what was taken at the closing included. */
  readonly boot: number
  /** The gain that the boot makes taxable; null while the gain isn't known. */
  readonly taxedNow: number | null
  readonly valueMissing: number
}

/**
 * What buying these amounts, and nothing else, does to an exchange, by the check that its file has. Throws a RangeError
 * that begins with the name of an impossible amount, or with `equity` where a pick's offering has none to share its
 * loan by.
 * @source docs/product/offerings.md#in-the-exchange
 */
export function offeringsInExchange(
  file: SoldInExchange,
  picks: readonly OfferingPick[],
  { reservesNotRealProperty = false }: ExchangeOptions = {},
): OfferingsInExchange {
  checkInputs('file', file)
  checkPicks(picks)
  const amounts = sumOfAmounts(picks)
  const debt = sumOf(picks.map((pick) => partOf('loan', pick)))
  const notRealProperty = reservesNotRealProperty ? sumOf(picks.map((pick) => partOf('reserves', pick))) : 0
  const { adjustedBasis } = file
  const check = replacementCheck({
    price: file.price,
    sellingCosts: file.sellingCosts,
    debtPaidOff: file.debtPaidOff,
    ...(file.takenAtClosing !== undefined && { takenAtClosing: file.takenAtClosing }),
    adjustedBasis: adjustedBasis ?? 0,
    cashSpent: amounts,
    newDebt: debt,
    otherCashTaken: notRealProperty,
  })
  return {
    value: toCent(check.newValue),
    debt: toCent(debt),
    loanShare: ratio(debt, check.newValue),
    neededLoanShare: toShare(check.neededLoanShare),
    cashToSpend: toCent(check.toReplace.cash),
    cashLeft: toCent(check.missing.cash),
    cashAdded: toCent(Math.max(0, amounts - check.toReplace.cash)),
    debtShort: toCent(check.debtShort),
    notRealProperty: toCent(notRealProperty),
    boot: toCent(check.boot),
    taxedNow: adjustedBasis === undefined ? null : toCent(check.taxedNow),
    valueMissing: toCent(check.missing.value),
  }
}

/** An amount's part of the loan or the reserves, by its part of the equity. */
function partOf(name: 'loan' | 'reserves', { offering, amount }: OfferingPick): number {
  const { equity, [name]: whole = 0 } = offering
  if (equity === undefined) throw new RangeError('equity of a pick is missing')
  return (amount * whole) / equity
}
