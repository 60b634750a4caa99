import { verdictLimits } from '../parameters/comparison.ts'
import { checkAssumptions, type Assumptions, type Way } from './assumptions.ts'
import { figuresOf, type ComparedSale } from './compared-sale.ts'
import { outcomeOf, valueAfter, type Outcome, type Placement } from './outcome-of.ts'

/** The gap between the DST and paying the tax, by what makes it. Amounts in US dollars, which add up to the gap. */
export interface GapParts {
  /** Tax that works until the end, less what of it is due then. */
  readonly deferral: number
  /** Depreciation that a basis carried over doesn't bring. */
  readonly basis: number
  readonly fees: number
  readonly leverage: number
  /** What comes from returns that were assumed to differ. */
  readonly returns: number
  /** What is lost because the loan falls due in a bad year; 0 without a loan, never above 0. */
  readonly badYear: number
}

/** The ways compared. Amounts in US dollars, unrounded. */
export interface Comparison {
  readonly ways: Readonly<Record<Way, Outcome>>
  /** The value of the DST less that of paying the tax. */
  readonly gap: number
  readonly gapParts: GapParts
  /** Load from 0 to 1 at which both come to the same; undefined when none does. */
  readonly breakEvenLoad: number | undefined
  /** Tax on cash that is taken and debt that the DST doesn't replace, due on day one. */
  readonly taxOnBoot: number
  /** Loan that works beside the DST. */
  readonly dstLoan: number
}

/**
 * Compares paying the tax with a DST, with buying a property oneself and with keeping the property. Throws a RangeError
 * that begins with the name of an impossible input.
 * @source docs/product/exchange-file.md#comparison
 */
export function compareWays(sale: ComparedSale, assumptions: Assumptions): Comparison {
  checkAssumptions(assumptions)
  const { pay, steps, taxOnBoot } = placements(sale, assumptions)
  const gapParts = partsOf(pay, steps, assumptions)
  return {
    ways: {
      pay: outcomeOf(pay, assumptions),
      dst: outcomeOf(steps.badYear, assumptions),
      buy: outcomeOf(buying(sale, assumptions), assumptions),
      hold: outcomeOf(holding(sale, assumptions), assumptions),
    },
    gap: dstGap(sale, assumptions),
    gapParts,
    breakEvenLoad: breakEvenLoad(sale, assumptions),
    taxOnBoot,
    dstLoan: steps.badYear.loan,
  }
}

/** The value of the DST less that of paying the tax, in US dollars. */
export function dstGap(sale: ComparedSale, assumptions: Assumptions): number {
  const { pay, steps } = placements(sale, assumptions)
  return valueAfter(assumptions.years, steps.badYear, assumptions) - valueAfter(assumptions.years, pay, assumptions)
}

/** Paying the tax turned into the DST, one difference after the other; the last step is the DST. */
type Steps = Readonly<Record<keyof GapParts, Placement>>

function placements(
  sale: ComparedSale,
  assumptions: Assumptions,
): { readonly pay: Placement; readonly steps: Steps; readonly taxOnBoot: number } {
  const { load, likeForLike, interest, shelter, returns, loanMatures } = assumptions
  const { equity } = figuresOf(sale)
  const taxOnBoot = bootTax(sale, assumptions)
  const pay = paying(sale, assumptions)
  const paid = equity - taxOnBoot
  const deferral: Placement = { ...pay, paid, works: paid, taxOwed: sale.tax - taxOnBoot }
  const basis: Placement = { ...deferral, shelter: shelter.carriedBasis }
  const fees: Placement = { ...basis, works: paid - Math.max(0, equity) * load }
  const leverage: Placement = likeForLike ? fees : { ...fees, loan: dstLoan(sale, assumptions), interest }
  const last: Placement = likeForLike ? leverage : { ...leverage, returns: returns.dst }
  // Without a loan nothing falls due, and where nothing works nothing is lost.
  const isLent = last.loan > 0 && last.works + last.loan > 0
  const badYear: Placement = isLent && loanMatures ? { ...last, lost: loanMatures } : last
  return { pay, steps: { deferral, basis, fees, leverage, returns: last, badYear }, taxOnBoot }
}

function partsOf(pay: Placement, steps: Steps, assumptions: Assumptions): GapParts {
  const after = (placement: Placement) => valueAfter(assumptions.years, placement, assumptions)
  return {
    deferral: after(steps.deferral) - after(pay),
    basis: after(steps.basis) - after(steps.deferral),
    fees: after(steps.fees) - after(steps.basis),
    leverage: after(steps.leverage) - after(steps.fees),
    returns: after(steps.returns) - after(steps.leverage),
    badYear: after(steps.badYear) - after(steps.returns),
  }
}

function paying(sale: ComparedSale, { shelter, returns }: Assumptions): Placement {
  const left = figuresOf(sale).equity - sale.tax
  return { paid: left, works: left, loan: 0, interest: 0, taxOwed: 0, shelter: shelter.fullBasis, returns: returns.pay }
}

/** An exchange into an own property; a loan on it is taken to bring what it costs. */
function buying(sale: ComparedSale, { purchaseCosts, shelter, likeForLike, returns }: Assumptions): Placement {
  const { equity, taxOnCash } = figuresOf(sale)
  const works = equity * (1 - purchaseCosts) - taxOnCash
  const [taxOwed, carried] = [sale.tax - taxOnCash, shelter.carriedBasis]
  return {
    paid: equity - taxOnCash,
    works,
    loan: 0,
    interest: 0,
    taxOwed,
    shelter: carried,
    returns: likeForLike ? returns.pay : returns.buy,
  }
}

/** The property as it is; its loan is taken to bring what it costs. */
function holding(sale: ComparedSale, { shelter, likeForLike, returns }: Assumptions): Placement {
  const { cashAtClosing, equity } = figuresOf(sale)
  const kept = sale.price - sale.debtPaidOff - (cashAtClosing - equity)
  const [taxOwed, carried] = [sale.tax, shelter.carriedBasis]
  return {
    paid: kept,
    works: kept,
    loan: 0,
    interest: 0,
    taxOwed,
    shelter: carried,
    returns: likeForLike ? returns.pay : returns.hold,
  }
}

/** The loan that comes with a DST for all the cash, whose price includes its up-front costs. */
function dstLoan(sale: ComparedSale, { dstLoanShare }: Assumptions): number {
  const { equity, neededLoanShare } = figuresOf(sale)
  const share = dstLoanShare ?? Math.min(neededLoanShare, verdictLimits.value.loanShare)
  return (Math.max(0, equity) * share) / (1 - share)
}

/** Cash taken and a loan not replaced are boot; the gain they make taxable is taxed at the rate of the whole. */
function bootTax(sale: ComparedSale, assumptions: Assumptions): number {
  const { equity, gain } = figuresOf(sale)
  if (gain <= 0) return 0
  const debtShort = Math.max(0, sale.debtPaidOff + Math.min(0, equity) - dstLoan(sale, assumptions))
  const boot = debtShort + (sale.cashTaken ?? 0)
  // Exactly the whole tax where the whole gain is taxed.
  return sale.tax * Math.min(1, boot / gain)
}

const halvings = 60

/** The gap falls as the load rises, so it is 0 at most once. */
function breakEvenLoad(sale: ComparedSale, assumptions: Assumptions): number | undefined {
  const gapAt = (load: number) => dstGap(sale, { ...assumptions, load })
  if (gapAt(0) < 0 || gapAt(1) > 0) return undefined
  let [low, high] = [0, 1]
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (low + high) / 2
    if (gapAt(middle) > 0) low = middle
    else high = middle
  }
  return high
}
