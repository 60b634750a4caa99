import { verdictLimits } from '../parameters/comparison.ts'
import { checkAssumptions, type Assumptions, type Way } from './assumptions.ts'
import { figuresOf, type ComparedSale, type SaleFigures } from './compared-sale.ts'
import { outcomeOf, type Outcome, type Placement } from './outcome-of.ts'

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
  /** What is lost because the loan comes due in a bad year; 0 without a loan, never above 0. */
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
  /** What is assumed to replace the debt, also where no loan works beside the DST. */
  readonly replacement: Replacement
}

/** The loan that comes with the DST in place of the one paid off. Amounts in US dollars. */
export interface Replacement {
  readonly loan: number
  /** The loan as a share of what is bought. */
  readonly share: number
  /** Debt that neither it nor money brought to the closing replaces: boot. */
  readonly short: number
}

/**
 * Compares paying the tax with a DST, with buying a property oneself and with keeping the property. Throws a RangeError
 * that begins with the name of an impossible input.
 * @source docs/product/exchange-file.md#comparison
 */
export function compareWays(sale: ComparedSale, assumptions: Assumptions): Comparison {
  checkAssumptions(assumptions)
  const exchange = exchangeOf(sale, assumptions)
  const placements = { pay: paying(exchange), dst: exchanging(exchange, assumptions.load) }
  const ways = {
    pay: outcomeOf(placements.pay, assumptions),
    dst: outcomeOf(placements.dst, assumptions),
    buy: outcomeOf(buying(exchange), assumptions),
    hold: outcomeOf(holding(exchange), assumptions),
  }
  return {
    ways,
    gap: ways.dst.value - ways.pay.value,
    gapParts: partsOf(placements, ways, assumptions),
    breakEvenLoad: breakEvenLoad(exchange),
    taxOnBoot: exchange.taxOnBoot,
    dstLoan: placements.dst.loan,
    replacement: replacementOf(exchange),
  }
}

/** The value of the DST less that of paying the tax, in US dollars. */
export function dstGap(sale: ComparedSale, assumptions: Assumptions): number {
  return gapAt(assumptions.load, exchangeOf(sale, assumptions))
}

/** A sale with what the placements have in common. Amounts in US dollars. */
interface Exchange {
  readonly sale: ComparedSale
  readonly assumptions: Assumptions
  readonly figures: SaleFigures
  /** Loan that comes with the DST. */
  readonly loan: number
  readonly taxOnBoot: number
}

function exchangeOf(sale: ComparedSale, assumptions: Assumptions): Exchange {
  const figures = figuresOf(sale)
  const loan = dstLoan(figures, assumptions)
  return { sale, assumptions, figures, loan, taxOnBoot: bootTax(sale, figures, loan) }
}

function replacementOf({ sale, figures, loan }: Exchange): Replacement {
  const bought = loan + Math.max(0, figures.equity)
  return { loan, share: bought === 0 ? 0 : loan / bought, short: debtShort(sale, figures, loan) }
}

/** Exchanging into a DST with this load. */
function exchanging({ sale, assumptions, figures, loan, taxOnBoot }: Exchange, load: number): Placement {
  const { likeForLike, interest, shelter, returns, loanMatures } = assumptions
  const paid = figures.equity - taxOnBoot
  const works = paid - Math.max(0, figures.equity) * load
  // Without a loan nothing comes due, and where nothing works nothing is lost.
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
function partsOf({ pay, dst }: PayAndDst<Placement>, ways: PayAndDst<Outcome>, assumptions: Assumptions): GapParts {
  const returns: Placement = { ...dst, lost: undefined }
  const leverage: Placement = { ...returns, returns: pay.returns }
  const fees: Placement = { ...leverage, loan: 0, interest: 0 }
  const basis: Placement = { ...fees, works: dst.paid }
  const deferral: Placement = { ...basis, shelter: pay.shelter }
  const after = (placement: Placement) => outcomeOf(placement, assumptions).value
  return {
    deferral: after(deferral) - ways.pay.value,
    basis: after(basis) - after(deferral),
    fees: after(fees) - after(basis),
    leverage: after(leverage) - after(fees),
    returns: after(returns) - after(leverage),
    badYear: ways.dst.value - after(returns),
  }
}

const withoutLoan = { loan: 0, interest: 0 }

function paying({ sale, assumptions, figures }: Exchange): Placement {
  const { shelter, returns } = assumptions
  const paid = figures.equity - sale.tax
  return { ...withoutLoan, paid, works: paid, taxOwed: 0, shelter: shelter.fullBasis, returns: returns.pay }
}

/** An exchange into an own property; a loan on it is taken to bring what it costs. */
function buying({ sale, assumptions, figures }: Exchange): Placement {
  const { purchaseCosts, shelter, likeForLike, returns } = assumptions
  const { equity, taxOnCash } = figures
  return {
    ...withoutLoan,
    paid: equity - taxOnCash,
    works: equity * (1 - purchaseCosts) - taxOnCash,
    taxOwed: sale.tax - taxOnCash,
    shelter: shelter.carriedBasis,
    returns: likeForLike ? returns.pay : returns.buy,
  }
}

/** The property as it is; its loan is taken to bring what it costs. */
function holding({ sale, assumptions, figures }: Exchange): Placement {
  const { shelter, likeForLike, returns } = assumptions
  const paid = sale.price - sale.debtPaidOff - (figures.cashAtClosing - figures.equity)
  return {
    ...withoutLoan,
    paid,
    works: paid,
    taxOwed: sale.tax,
    shelter: shelter.carriedBasis,
    returns: likeForLike ? returns.pay : returns.hold,
  }
}

/** The loan that comes with a DST for all the cash, whose price includes its up-front costs. */
function dstLoan({ equity, neededLoanShare }: SaleFigures, { dstLoanShare }: Assumptions): number {
  const share = dstLoanShare ?? Math.min(neededLoanShare, verdictLimits.loanShare)
  return (Math.max(0, equity) * share) / (1 - share)
}

/** Cash taken and a loan not replaced are boot; the gain they make taxable is taxed at the rate of the whole. */
function bootTax(sale: ComparedSale, figures: SaleFigures, loan: number): number {
  const { gain } = figures
  if (gain <= 0) return 0
  const boot = debtShort(sale, figures, loan) + (sale.cashTaken ?? 0)
  // Exactly the whole tax where the whole gain is taxed.
  return sale.tax * Math.min(1, boot / gain)
}

function debtShort(sale: ComparedSale, { equity }: SaleFigures, loan: number): number {
  return Math.max(0, sale.debtPaidOff + Math.min(0, equity) - loan)
}

const halvings = 60

/** The gap falls as the load rises, so it is 0 at most once. */
function breakEvenLoad(exchange: Exchange): number | undefined {
  if (gapAt(0, exchange) < 0 || gapAt(1, exchange) > 0) return undefined
  let [low, high] = [0, 1]
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (low + high) / 2
    if (gapAt(middle, exchange) > 0) low = middle
    else high = middle
  }
  return high
}

function gapAt(load: number, exchange: Exchange): number {
  const valueOf = (placement: Placement) => outcomeOf(placement, exchange.assumptions).value
  return valueOf(exchanging(exchange, load)) - valueOf(paying(exchange))
}
