import { lowRateHorizon, verdictLimits } from '../parameters/comparison.ts'
import { dstMinimumInvestment } from '../parameters/content-facts.ts'
import { checkAssumptions, type Assumptions, type Ending } from './assumptions.ts'
import { compareWays, dstGap } from './compare-ways.ts'
import { figuresOf, type ComparedSale } from './compared-sale.ts'

/** The first rule that holds for a sale, by its number and name, with its figures in US dollars or as shares. */
export type Verdict =
  | { readonly rule: 1; readonly name: 'loss'; readonly loss: number }
  | {
      readonly rule: 2
      readonly name: 'load-above-tax'
      readonly load: number
      readonly loadCost: number
      readonly tax: number
    }
  | { readonly rule: 3; readonly name: 'low-rate'; readonly effectiveRate: number }
  | { readonly rule: 4; readonly name: 'losses-set-free'; readonly tax: number; readonly taxWithoutLosses: number }
  | { readonly rule: 5; readonly name: 'cash-needed'; readonly cashNeeded: number; readonly equity: number }
  | ({ readonly rule: 6; readonly name: 'behind-like-for-like'; readonly behind: number } & Turns)
  | { readonly rule: 7; readonly name: 'tax-above-cash'; readonly tax: number; readonly equity: number }
  | { readonly rule: 8; readonly name: 'high-loan'; readonly neededLoanShare: number }
  | { readonly rule: 9; readonly name: 'ways-left'; readonly equity: number; readonly accredited: boolean | undefined }
  | ({ readonly rule: 10; readonly name: 'worth-its-cost'; readonly ahead: number } & Turns)
  | {
      readonly rule: 11
      readonly name: 'depends-on-state-tax'
      readonly low: { readonly stateTax: number; readonly verdict: Verdict }
      readonly high: { readonly stateTax: number; readonly verdict: Verdict }
    }

/** What would turn a comparison of like with like. */
export interface Turns {
  /** Load at which both ways come to the same; undefined when none does. */
  readonly breakEvenLoad: number | undefined
  /** The same gap with the other endings, below 0 when the DST is behind. */
  readonly gapByEnding: Readonly<Record<Ending, number>>
}

/**
 * The first of ten rules that holds, compared at equal returns whatever was assumed. It recommends nothing. A lower tax
 * or a higher load never leads from a rule against the DST to the last one. Throws a RangeError that begins with the
 * name of an impossible input.
 * @source docs/product/exchange-file.md#verdict
 */
export function verdict(sale: ComparedSale, assumptions: Assumptions): Verdict {
  checkAssumptions(assumptions)
  const { cashAtClosing, equity, gain, effectiveRate } = figuresOf(sale)
  const { tax, taxWithoutLosses = tax, cashNeeded = 0, accredited } = sale
  const { lowRate, lossShare, cashShare } = verdictLimits
  const { load, years, ending } = assumptions
  const cash = Math.max(0, equity)
  if (gain <= 0) return { rule: 1, name: 'loss', loss: Math.abs(gain) }
  const dear = loadAboveTax(sale, load)
  if (dear !== undefined) return dear
  if (effectiveRate <= lowRate && years <= lowRateHorizon && ending !== 'heirs') {
    return { rule: 3, name: 'low-rate', effectiveRate }
  }
  if (taxWithoutLosses - tax >= lossShare * taxWithoutLosses && taxWithoutLosses > tax) {
    return { rule: 4, name: 'losses-set-free', tax, taxWithoutLosses }
  }
  if (cashNeeded > cashShare * cash) return { rule: 5, name: 'cash-needed', cashNeeded, equity }
  const short = taxAboveCash(sale)
  // Without any cash there is nothing to compare.
  if (cashAtClosing <= 0 && short !== undefined) return short
  const like = { ...assumptions, likeForLike: true }
  const gap = dstGap(sale, like)
  const behind = () => ({ rule: 6, name: 'behind-like-for-like', behind: Math.abs(gap), ...turns(sale, like) }) as const
  if (gap < 0) return behind()
  if (short !== undefined) return short
  const high = highLoan(sale)
  if (high !== undefined) return high
  if (equity < dstMinimumInvestment.to || accredited === false) {
    return { rule: 9, name: 'ways-left', equity, accredited }
  }
  // Nothing is put off: that is no advantage.
  if (gap === 0) return behind()
  return { rule: 10, name: 'worth-its-cost', ahead: gap, ...turns(sale, like) }
}

/** An end of what the tax of a sale can be. */
export type TaxEndName = 'least' | 'most'

/** The verdict on a range of tax, and the end that speaks less for it. */
export interface VerdictOnRange {
  readonly verdict: Verdict
  readonly end: TaxEndName
}

/**
 * The verdict on a sale whose state tax is a range, given with the least and the most tax. Where both ends speak for
 * the same, paying or putting off, it is that of the end that does so less; where they don't, the eleventh says so.
 * Nothing takes the middle. Throws the RangeErrors of `verdict`.
 * @source docs/product/exchange-file.md#verdict
 */
export function verdictOnRange(
  sales: Readonly<Record<TaxEndName, ComparedSale>>,
  assumptions: Assumptions,
): VerdictOnRange {
  const low = verdict(sales.least, assumptions)
  if (sales.most.tax === sales.least.tax) return { verdict: low, end: 'least' }
  const high = verdict(sales.most, assumptions)
  if (speaksForDeferral(low) === speaksForDeferral(high)) {
    return speaksForDeferral(low) ? { verdict: low, end: 'least' } : { verdict: high, end: 'most' }
  }
  const end = ({ stateTax = 0 }: ComparedSale, found: Verdict) => ({ stateTax, verdict: found })
  return {
    verdict: { rule: 11, name: 'depends-on-state-tax', low: end(sales.least, low), high: end(sales.most, high) },
    end: 'least',
  }
}

/** Rules that speak for putting the tax off: the last of the ten, and that in which the sale can't pay the tax. */
function speaksForDeferral({ rule }: Verdict): boolean {
  return rule === 7 || rule === 10
}

/**
 * What speaks against an exchange besides the verdict: up-front costs above the tax, tax above the cash, and a loan
 * that few DSTs carry. None where there is no gain. Throws a RangeError that begins with the name of an impossible
 * input.
 * @source docs/product/exchange-file.md#verdict
 */
export function alsoAgainst(sale: ComparedSale, assumptions: Assumptions): readonly Verdict[] {
  const first = verdict(sale, assumptions)
  if (first.rule === 1) return []
  return [loadAboveTax(sale, assumptions.load), taxAboveCash(sale), highLoan(sale)].flatMap((found) =>
    found === undefined || found.rule === first.rule ? [] : [found],
  )
}

function loadAboveTax(sale: ComparedSale, load: number): Verdict | undefined {
  const { equity, taxOnCash } = figuresOf(sale)
  const [loadCost, tax] = [load * Math.max(0, equity), sale.tax - taxOnCash]
  return tax < loadCost ? { rule: 2, name: 'load-above-tax', load, loadCost, tax } : undefined
}

function taxAboveCash(sale: ComparedSale): Verdict | undefined {
  const { cashAtClosing } = figuresOf(sale)
  return sale.tax > cashAtClosing
    ? { rule: 7, name: 'tax-above-cash', tax: sale.tax, equity: cashAtClosing }
    : undefined
}

function highLoan(sale: ComparedSale): Verdict | undefined {
  const { neededLoanShare } = figuresOf(sale)
  return neededLoanShare > verdictLimits.loanShare ? { rule: 8, name: 'high-loan', neededLoanShare } : undefined
}

function turns(sale: ComparedSale, like: Assumptions): Turns {
  const { breakEvenLoad } = compareWays(sale, like)
  const gapWith = (ending: Ending) => dstGap(sale, { ...like, ending })
  return {
    breakEvenLoad,
    gapByEnding: { sold: gapWith('sold'), exchanged: gapWith('exchanged'), heirs: gapWith('heirs') },
  }
}
