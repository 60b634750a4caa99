import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { isReceived, type RunningExchange, type FileMoney, type Purchase } from '@dst/domain/exchange-file'
import { exchangeFileMaximum, exchangeLoanMaximum, verdictLimits } from '@dst/domain/parameters'
import { reachedShare } from './needed-share.ts'
import { purchaseName } from './purchase-name.ts'

/** One change that brings a meter to its target: what it says, and what it enters. */
export interface Suggestion {
  /** What pressing it does, with its numbers. */
  readonly label: string
  /** The purchase that it changes; the next free place when it adds one. */
  readonly index: number
  readonly values: { readonly kind: 'dst'; readonly equity: number; readonly loanShare: number }
}

/** A file, which of its purchases count, and whether more can be named. */
type Counted = Pick<RunningExchange, 'file' | 'bought' | 'naming' | 'properties'>

/** What can be brought to its target. */
export type MeterName = 'value' | 'cash' | 'debt'

const most = exchangeLoanMaximum

/**
 * The ways to bring a meter to its target, the first one first: a DST of the file gets more cash, a larger loan or
 * both, or a DST is added. None where nothing is missing, where there is no room for another purchase, or once the
 * last day to name property has passed: what would be added or become more was not named.
 */
export function suggestionsOf(exchange: Counted, money: FileMoney, meter: MeterName): readonly Suggestion[] {
  const missing = missingIn(money)
  if (missing[meter] === 0 || exchange.naming.isOver) return []
  const target = targetOf(exchange)
  if (target === undefined) return []
  return target.equity === 0 ? added(target, money, meter) : raised(target, missing, meter)
}

/** What is missing, in whole dollars: less than half of one is nothing. */
export function missingIn({ check }: FileMoney): Readonly<Record<MeterName, number>> {
  const { value, cash, debt } = check.missing
  return { value: wholeDollars(value), cash: wholeDollars(cash), debt: wholeDollars(debt) }
}

/** The DST that is changed: the largest that counts and is not received, else one without an amount, else a new one. */
interface Target {
  readonly index: number
  readonly isNew: boolean
  readonly name: string
  readonly equity: number
  readonly loanShare: number
}

function targetOf({ file, bought, properties }: Counted): Target | undefined {
  const counted = new Set(bought)
  const [largest] = file.purchases
    .map((purchase, index) => ({ purchase, index }))
    .filter(({ purchase }) => isDst(purchase) && counted.has(purchase))
    .filter(({ index }) => !isReceived(properties[index]?.receipt ?? 'open'))
    .toSorted((one, other) => (other.purchase.equity ?? 0) - (one.purchase.equity ?? 0))
  if (largest !== undefined) {
    const { index, purchase } = largest
    const { equity = 0, loanShare = 0 } = purchase
    return { index, isNew: false, name: purchaseName(purchase), equity, loanShare }
  }
  if (file.purchases.length >= exchangeFileMaximum.purchases) return undefined
  return { index: file.purchases.length, isNew: true, name: 'a DST', equity: 0, loanShare: 0 }
}

/**
 * A DST that had no amount: with what is missing of the meter, or of value and debt together. Where that takes a loan
 * that few DSTs carry, also one with a usual loan and more cash.
 */
function added(target: Target, { check }: FileMoney, meter: MeterName): readonly Suggestion[] {
  const { cash, value, debt } = check.missing
  if (meter === 'cash') return [addedWith(target, { cash, value: cash, loanShare: 0 })]
  const wanted = meter === 'value' ? value : debt + cash
  const spent = Math.min(cash, wanted)
  const loanShare = shareFor(wanted - spent, wanted)
  const { loanShare: assumed } = verdictLimits
  return (loanShare > assumed ? [loanShare, assumed] : [loanShare]).map((share) =>
    addedWith(target, { cash: spent, value: wanted, loanShare: share }),
  )
}

function addedWith(
  target: Target,
  { cash, value, loanShare }: { cash: number; value: number; loanShare: number },
): Suggestion {
  const equity = Math.max(Math.ceil(cash), Math.ceil(value * (1 - loanShare)))
  const own = equity - Math.ceil(cash)
  const start = target.isNew ? 'Add a DST with' : `Set ${target.name} to`
  const ofYourCash = own > 0 ? `, ${formatUsd(own)} of it your own,` : ''
  const loan = loanShare === 0 ? '' : ` and a loan of ${percentOf(loanShare)}`
  return suggestion(
    target,
    equity,
    loanShare,
    `${start} ${formatUsd(equity)} of cash${ofYourCash}${loan}`.replace(/,$/, ''),
  )
}

function raised(target: Target, missing: Readonly<Record<MeterName, number>>, meter: MeterName): readonly Suggestion[] {
  if (meter === 'cash') return [moreCash(target, missing.cash, '')]
  const { equity, loanShare } = target
  const value = equity / (1 - loanShare)
  if (meter === 'debt') {
    const debt = value * loanShare + missing.debt
    const loan = loanShareSuggestion(target, equity, shareFor(debt, equity + debt), debt)
    return [...(loan === undefined ? [] : [loan]), addedCash(target, missing)]
  }
  const wanted = value + missing.value
  const fromCash = missing.value * (1 - loanShare)
  if (missing.cash >= fromCash) return [moreCash(target, fromCash, '')]
  const paid = equity + missing.cash
  const loan = loanShareSuggestion(target, paid, shareFor(wanted - paid, wanted), wanted - paid)
  return [...(loan === undefined ? [] : [loan]), moreCash(target, fromCash, ' of your own')]
}

/** More cash in the same DST, which brings its share of the loan along. */
function moreCash(target: Target, amount: number, whose: string): Suggestion {
  const more = Math.ceil(amount)
  const equity = target.equity + more
  return suggestion(
    target,
    equity,
    target.loanShare,
    `Put ${formatUsd(more)} more cash${whose} into ${target.name}: ${formatUsd(equity)}`,
  )
}

/** Own cash in place of debt: what goes beyond the exchange cash counts, and so does the loan that it brings along. */
function addedCash(target: Target, { cash, debt }: Readonly<Record<MeterName, number>>): Suggestion {
  const both = (cash + debt) * (1 - target.loanShare)
  const amount = both >= cash ? both : (debt * (1 - target.loanShare)) / target.loanShare
  return moreCash(target, amount, cash > 0 ? '' : ' of your own')
}

/** A larger loan; undefined where it would be larger than a file takes. */
function loanShareSuggestion(target: Target, equity: number, loanShare: number, debt: number): Suggestion | undefined {
  if (equity * loanShare < debt * (1 - loanShare) - 1) return undefined
  const cash = equity === target.equity ? '' : ` and its cash to ${formatUsd(Math.ceil(equity))}`
  return suggestion(
    target,
    Math.ceil(equity),
    loanShare,
    `Set the loan of ${target.name} to ${percentOf(loanShare)}${cash}`,
  )
}

function suggestion({ index }: Target, equity: number, loanShare: number, label: string): Suggestion {
  return { label, index, values: { kind: 'dst', equity, loanShare } }
}

/** The loan as a share of the value, rounded up, and not above what a file takes. */
function shareFor(debt: number, value: number): number {
  return value <= 0 ? 0 : Math.min(most, reachedShare(debt / value))
}

function wholeDollars(amount: number): number {
  return amount < 0.5 ? 0 : amount
}

function isDst({ kind = 'dst' }: Purchase): boolean {
  return kind === 'dst'
}
