import {
  alsoAgainst,
  compareWays,
  figuresOf,
  defaultAssumptions,
  verdictOnRange,
  type Assumptions,
  type ComparedSale,
  type Comparison,
  type Ending,
  type Returns,
  type TaxEndName,
  type Verdict,
} from '../comparison/index.ts'
import { badYearDrop } from '../parameters/comparison.ts'
import { corporateTaxRate } from '../parameters/exchange-file.ts'
import type { TaxpayerKind } from '../parameters/return-due-dates.ts'
import { succeed, type Result } from '../result/index.ts'
import { withAssumedService } from './assumed-service.ts'
import type { ExchangeFile, Plan } from './exchange-file.ts'
import { knownTaxOf, type KnownTax } from './known-tax-of.ts'
import { taxOnBoot, type FileMoney } from './money-of.ts'
import { pricedSales, sumOf } from './sale-figures.ts'
import type { TaxGap } from './sold-of.ts'
import { taxOf, type TaxMeans } from './tax-of.ts'

/** The ways of a file compared. */
export interface FileComparison {
  readonly tax: KnownTax
  /** The sale with the tax that the ways are compared with: that at one end of what the state tax can be. */
  readonly sale: ComparedSale
  /** The end that speaks less for the verdict, so that the verdict holds at both; the least where they differ. */
  readonly end: TaxEndName
  /** The sale with the least and the most tax; the same twice where it is known. */
  readonly ends: Readonly<Record<TaxEndName, ComparedSale>>
  readonly assumptions: Assumptions
  readonly comparison: Comparison
  readonly verdict: Verdict
  /** What speaks against an exchange besides it. */
  readonly also: readonly Verdict[]
  /** Months, as yyyy-mm, since which property counts as in use only because none was entered; usually none. */
  readonly assumedInUseSince: readonly string[]
  /** Tax on day one if nothing replaced the debt: at the rate of the whole gain, as compared, and by the estimate. */
  readonly taxWithoutLoan: { readonly compared: number; readonly estimated: FileMoney['taxOnBoot'] }
}

/** The sales of a file as one, with all the cash that was taken. */
type FileSale = ComparedSale & { readonly cashTaken: number }

/**
 * Compares the ways for the sales of a file, whose tax is given, under its own assumptions or the usual ones. Where
 * only the month of use is missing, one is assumed.
 */
export function compareOf(
  file: ExchangeFile,
  tax: Result<KnownTax, TaxGap>,
  means: TaxMeans,
): Result<FileComparison, TaxGap> {
  if (tax.ok) return succeed(comparedWith(file, tax.value, { means, assumedInUseSince: [] }))
  if (tax.error.code !== 'service-missing') return tax
  const { file: withService, sales, since } = withAssumedService(file, means.today)
  const assuming = { ...means, assumed: sales }
  const found = knownTaxOf(withService, assuming, taxOf(withService, assuming))
  // What else is missing is said once the month is entered.
  return found.ok ? succeed(comparedWith(withService, found.value, { means: assuming, assumedInUseSince: since })) : tax
}

interface Comparing {
  readonly means: TaxMeans
  readonly assumedInUseSince: readonly string[]
}

function comparedWith(file: ExchangeFile, tax: KnownTax, { means, assumedInUseSince }: Comparing): FileComparison {
  const ends = { least: comparedSale(file, tax, 'least'), most: comparedSale(file, tax, 'most') }
  const assumptions = assumptionsOf(file.plan, file.taxpayer.kind)
  const found = verdictOnRange(ends, assumptions)
  const sale = ends[found.end]
  return {
    tax,
    sale,
    end: found.end,
    ends,
    assumptions,
    comparison: compareWays(sale, assumptions),
    verdict: found.verdict,
    also: alsoAgainst(sale, assumptions),
    assumedInUseSince,
    taxWithoutLoan: taxWithoutLoan(file, tax, { sale, assumptions, means }),
  }
}

interface Compared {
  readonly sale: FileSale
  readonly assumptions: Assumptions
  readonly means: TaxMeans
}

function taxWithoutLoan(
  file: ExchangeFile,
  { estimated }: KnownTax,
  { sale, assumptions, means }: Compared,
): FileComparison['taxWithoutLoan'] {
  const { taxOnBoot: compared, replacement } = compareWays(sale, { ...assumptions, dstLoanShare: 0 })
  if (estimated === undefined) return { compared, estimated: undefined }
  const boot = replacement.short + sale.cashTaken
  const taxedNow = Math.min(Math.max(0, figuresOf(sale).gain), boot)
  return { compared, estimated: taxOnBoot(file, { tax: estimated, states: means.states }, taxedNow) }
}

/** What a plan assumes for whoever files the return, the usual where nothing was entered. */
export function assumptionsOf(plan: Plan, kind: TaxpayerKind = 'individual'): Assumptions {
  const defaults = kind === 'c-corporation' ? corporationDefaults : defaultAssumptions
  const own: Returns = {
    income: plan.income ?? defaults.returns.pay.income,
    growth: plan.growth ?? defaults.returns.pay.growth,
  }
  const { cutFromYear, cutTo } = plan
  const dst: Returns = {
    income: plan.dstIncome ?? own.income,
    growth: plan.dstGrowth ?? own.growth,
    ...(cutFromYear === undefined || cutTo === undefined ? {} : { cut: { fromYear: cutFromYear, to: cutTo } }),
  }
  return {
    ...defaults,
    years: plan.years ?? defaults.years,
    ending: endingOf(plan, kind),
    load: plan.load ?? defaults.load,
    likeForLike: plan.ownReturns !== true,
    returns: { pay: own, dst, buy: own, hold: own },
    ...(plan.dstLoanShare === undefined ? {} : { dstLoanShare: plan.dstLoanShare }),
    ...(plan.loanMaturesInYear === undefined
      ? {}
      : { loanMatures: { inYear: plan.loanMaturesInYear, drop: badYearDrop } }),
  }
}

/** A corporation pays its one rate on income and gain alike. */
const corporationDefaults: Assumptions = {
  ...defaultAssumptions,
  incomeTaxRate: corporateTaxRate,
  gainTaxRate: corporateTaxRate,
}

/**
 * Whether heirs can receive the property at market value. Of a corporation they inherit the shares: what it owns keeps
 * its basis, and the tax put off stays owed.
 * @source 26 U.S.C. 1014(a)
 */
export function canLeaveToHeirs(kind: TaxpayerKind = 'individual'): boolean {
  return kind !== 'c-corporation' && kind !== 's-corporation'
}

function endingOf({ ending = defaultAssumptions.ending }: Plan, kind: TaxpayerKind): Ending {
  return ending === 'heirs' && !canLeaveToHeirs(kind) ? 'exchanged' : ending
}

function comparedSale({ sales, income, plan }: ExchangeFile, known: KnownTax, end: TaxEndName): FileSale {
  const { adjustedBasis, estimated } = known
  const priced = pricedSales(sales)
  const estimate = end === 'least' ? estimated : estimated?.most
  return {
    price: sumOf(priced, 'price'),
    sellingCosts: sumOf(priced, 'sellingCosts'),
    debtPaidOff: sumOf(priced, 'debtPaidOff'),
    cashTaken: sumOf(priced, 'cashTaken'),
    adjustedBasis,
    tax: end === 'least' ? known.tax : known.mostTax,
    // Losses only cut the estimate; a CPA's figure has them already.
    ...(income.cpaTax === undefined && estimate !== undefined
      ? { taxWithoutLosses: estimate.totalWithoutLosses, stateTax: estimate.estimate.stateTax }
      : {}),
    ...(plan.cashNeeded === undefined ? {} : { cashNeeded: plan.cashNeeded }),
    ...(plan.accredited === undefined ? {} : { accredited: plan.accredited }),
  }
}
