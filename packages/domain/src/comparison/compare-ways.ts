import { verdictLimits } from '../parameters/comparison.ts'
import { checkAssumptions, type Assumptions, type Way } from './assumptions.ts'
import { figuresOf, type ComparedSale, type SaleFigures } from './compared-sale.ts'
import { outcomeOf, termsOf, valueOf, type Outcome, type Placement, type Terms } from './outcome-of.ts'

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
  const exchange = exchangeOf(sale, assumptions)
  const { terms } = exchange
  const placements = { pay: paying(exchange), dst: exchanging(exchange, assumptions.load) }
  const ways = {
    pay: outcomeOf(placements.pay, terms),
    dst: outcomeOf(placements.dst, terms),
    buy: outcomeOf(buying(exchange), terms),
    hold: outcomeOf(holding(exchange), terms),
  }
  return {
    ways,
    gap: ways.dst.value - ways.pay.value,
    gapParts: partsOf(placements, ways, terms),
    breakEvenLoad: breakEvenLoad(exchange, ways),
    taxOnBoot: exchange.taxOnBoot,
    dstLoan: placements.dst.loan,
  }
}

/** The value of the DST less that of paying the tax, in US dollars. */
export function dstGap(sale: ComparedSale, assumptions: Assumptions): number {
  const exchange = exchangeOf(sale, assumptions)
  return valueOf(exchanging(exchange, assumptions.load), exchange.terms) - valueOf(paying(exchange), exchange.terms)
}

/** A sale with what the placements have in common. Amounts in US dollars. */
interface Exchange {
  readonly sale: ComparedSale
  readonly assumptions: Assumptions
  readonly terms: Terms
  readonly figures: SaleFigures
  /** Loan that comes with the DST. */
  readonly loan: number
  readonly taxOnBoot: number
}

function exchangeOf(sale: ComparedSale, assumptions: Assumptions): Exchange {
  const figures = figuresOf(sale)
  const loan = dstLoan(figures, assumptions)
  return { sale, assumptions, terms: termsOf(assumptions), figures, loan, taxOnBoot: bootTax(sale, figures, loan) }
}

/** Exchanging into a DST with this load. */
function exchanging({ sale, assumptions, figures, loan, taxOnBoot }: Exchange, load: number): Placement {
  const { likeForLike, interest, shelter, returns, loanMatures } = assumptions
  const paid = figures.equity - taxOnBoot
  const works = paid - Math.max(0, figures.equity) * load
  // Without a loan nothing falls due, and where nothing works nothing is lost.
  const isLent = !likeForLike && loan > 0 && works + loan > 0
  return {
    paid,
    works,
    loan: likeForLike ? 0 : loan,
    interest: likeForLike ? 0 : interest,
    taxOwed: sale.tax - taxOnBoot,
    shelter: shelter.carriedBasis,
    returns: likeForLike ? returns.pay : returns.dst,
    lost: isLent ? loanMatures : undefined,
  }
}

type PayAndDst<Item> = Readonly<Record<'pay' | 'dst', Item>>

/** Paying the tax turned into the DST, one difference after the other. */
function partsOf({ pay, dst }: PayAndDst<Placement>, ways: PayAndDst<Outcome>, terms: Terms): GapParts {
  const { paid, works, loan, interest, taxOwed, shelter } = dst
  const { returns } = pay
  const afterDeferral = valueOf(unlent({ paid, works: paid, taxOwed, shelter: pay.shelter, returns }), terms)
  const afterBasis = valueOf(unlent({ paid, works: paid, taxOwed, shelter, returns }), terms)
  const afterFees = valueOf(unlent({ paid, works, taxOwed, shelter, returns }), terms)
  const afterLeverage = valueOf({ paid, works, loan, interest, taxOwed, shelter, returns, lost: undefined }, terms)
  const afterReturns = valueOf(
    { paid, works, loan, interest, taxOwed, shelter, returns: dst.returns, lost: undefined },
    terms,
  )
  return {
    deferral: afterDeferral - ways.pay.value,
    basis: afterBasis - afterDeferral,
    fees: afterFees - afterBasis,
    leverage: afterLeverage - afterFees,
    returns: afterReturns - afterLeverage,
    badYear: ways.dst.value - afterReturns,
  }
}

function paying({ sale, assumptions, figures }: Exchange): Placement {
  const { shelter, returns } = assumptions
  const paid = figures.equity - sale.tax
  return unlent({ paid, works: paid, taxOwed: 0, shelter: shelter.fullBasis, returns: returns.pay })
}

/** An exchange into an own property; a loan on it is taken to bring what it costs. */
function buying({ sale, assumptions, figures }: Exchange): Placement {
  const { purchaseCosts, shelter, likeForLike, returns } = assumptions
  const { equity, taxOnCash } = figures
  return unlent({
    paid: equity - taxOnCash,
    works: equity * (1 - purchaseCosts) - taxOnCash,
    taxOwed: sale.tax - taxOnCash,
    shelter: shelter.carriedBasis,
    returns: likeForLike ? returns.pay : returns.buy,
  })
}

/** The property as it is; its loan is taken to bring what it costs. */
function holding({ sale, assumptions, figures }: Exchange): Placement {
  const { shelter, likeForLike, returns } = assumptions
  const paid = sale.price - sale.debtPaidOff - (figures.cashAtClosing - figures.equity)
  return unlent({
    paid,
    works: paid,
    taxOwed: sale.tax,
    shelter: shelter.carriedBasis,
    returns: likeForLike ? returns.pay : returns.hold,
  })
}

/** A property without a loan beside it. */
function unlent(property: Omit<Placement, 'loan' | 'interest' | 'lost'>): Placement {
  const { paid, works, taxOwed, shelter, returns } = property
  return { paid, works, loan: 0, interest: 0, taxOwed, shelter, returns, lost: undefined }
}

/** The loan that comes with a DST for all the cash, whose price includes its up-front costs. */
function dstLoan({ equity, neededLoanShare }: SaleFigures, { dstLoanShare }: Assumptions): number {
  const share = dstLoanShare ?? Math.min(neededLoanShare, verdictLimits.value.loanShare)
  return (Math.max(0, equity) * share) / (1 - share)
}

/** Cash taken and a loan not replaced are boot; the gain they make taxable is taxed at the rate of the whole. */
function bootTax(sale: ComparedSale, { equity, gain }: SaleFigures, loan: number): number {
  if (gain <= 0) return 0
  const debtShort = Math.max(0, sale.debtPaidOff + Math.min(0, equity) - loan)
  const boot = debtShort + (sale.cashTaken ?? 0)
  // Exactly the whole tax where the whole gain is taxed.
  return sale.tax * Math.min(1, boot / gain)
}

/** A gap that is 0, as a share of the widest: what is left is the rounding of numbers. */
const precision = 1e-12
const mostTries = 100

interface GapAtLoad {
  readonly load: number
  readonly gap: number
}

/**
 * The gap falls as the load rises, in a line of few straight pieces, so it is 0 at most once. The first try is where
 * the line from no load through the load compared is 0, since both mostly lie on the piece that crosses 0. Each
 * further try is where a straight line between both ends is 0, and an end that stays counts half (the false position
 * of the Illinois algorithm).
 */
function breakEvenLoad(exchange: Exchange, { pay, dst }: PayAndDst<Outcome>): number | undefined {
  const gapAt = (load: number) => valueOf(exchanging(exchange, load), exchange.terms) - pay.value
  let low: GapAtLoad = { load: 0, gap: gapAt(0) }
  let high: GapAtLoad = { load: 1, gap: gapAt(1) }
  if (low.gap < 0 || high.gap > 0) return undefined
  const zero = precision * (low.gap - high.gap)
  const first = zeroBetween(low, { load: exchange.assumptions.load, gap: dst.value - pay.value })
  let load = first > 0 && first < 1 ? first : zeroBetween(low, high)
  let tried = low
  for (let tries = 0; Math.abs(tried.gap) > zero && tries < mostTries; tries++) {
    const wasAbove = tried.gap > 0
    tried = { load, gap: gapAt(load) }
    if (tried.gap > 0) {
      low = tried
      if (wasAbove) high = { load: high.load, gap: high.gap / 2 }
    } else {
      high = tried
      if (!wasAbove) low = { load: low.load, gap: low.gap / 2 }
    }
    load = zeroBetween(low, high)
  }
  return tried.load
}

/** Where the straight line through both is 0; no number when it is one point, or level. */
function zeroBetween(one: GapAtLoad, other: GapAtLoad): number {
  return (one.load * other.gap - other.load * one.gap) / (other.gap - one.gap)
}
