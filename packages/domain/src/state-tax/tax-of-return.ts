import type { StateFiling } from '../parameters/states/by-filing.ts'
import type { Recapture, StateFigures, StateYear, Surtax } from '../parameters/states/state-figures.ts'
import type { FilingStatus } from '../parameters/federal-tax.ts'
import { allowanceOf } from './allowance.ts'
import { leftOutOf, sumOfGains, type StateGain } from './left-out.ts'
import { bracketTax, stepAt, stepStart } from './rates.ts'

/** One return, with the sale or without it. In US dollars. */
export interface StateReturn {
  readonly filing: FilingStatus
  /** Adjusted gross income; with the sale it has all of its gain. */
  readonly agi: number
  readonly federalDeduction: number
  readonly gains: readonly StateGain[]
  readonly investmentIncome: number
  readonly federalIncomeTax: number
  readonly netInvestmentIncomeTax: number
}

/** How a state's tax on one return is found, line by line. In US dollars, unrounded. */
export interface StateReturnTax {
  readonly agi: number
  /** The income that the state starts from, with what it adds back. */
  readonly base: number
  readonly leftOut: number
  readonly deduction: number
  readonly exemption: number
  readonly federalTaxDeducted: number
  readonly taxable: number
  /** By brackets, or by what the state has in their place. */
  readonly byRates: number
  /** Low brackets that are taken back. */
  readonly takenBack: number
  readonly surtaxes: number
  readonly credits: number
  /** What a least tax or a fixed one adds. */
  readonly added: number
  readonly tax: number
}

/** How states take a way to file: a surviving spouse as a couple. */
export function filingOf(filing: FilingStatus): StateFiling {
  return filing === 'surviving' ? 'joint' : filing
}

/** The tax of a state on one return, before local taxes. */
export function taxOfReturn(state: StateFigures, year: StateYear, of: StateReturn): StateReturnTax {
  const { agi, federalDeduction } = of
  const filing = filingOf(of.filing)
  const counted = of.filing === 'surviving' && !state.survivingCountsTwo ? 'single' : filing
  const federalTaxable = Math.max(0, agi - federalDeduction)
  const leftOut = leftOutOf(state.code, year.gain, filing, byBusiness(year, of.gains)[1], federalTaxable)
  const income = { agi, stateIncome: agi - leftOut, federalDeduction }
  const base = year.base === 'agi' ? agi : federalTaxable + addedBack(year, filing, of)
  const deduction = allowanceOf(year.deduction, filing, income)
  const exemption = allowanceOf(year.exemption, counted, income)
  const federalTaxDeducted = federalTaxOf(year, filing, of)
  const gains = gainsTaxed(year, of.gains, leftOut)
  const taxable = Math.max(0, base - gains.business - leftOut - deduction - exemption - federalTaxDeducted)
  const byRates = taxByRates(year, filing, taxable, gains) + businessTax(year, filing, gains.business)
  const takenBack = recaptured(year.recapture, filing, taxable, byRates, of.agi) + laddersOf(year, filing, of.agi)
  const surtaxes = surtaxesOf(year, filing, taxable, of)
  const before = byRates + takenBack + surtaxes
  const forgiven = year.creditShare ? before * stepAt(year.creditShare[filing], of.agi) : 0
  const credits = Math.min(
    before,
    forgiven + allowanceOf(year.credit, year.credit?.shareOfFederalDeduction === undefined ? counted : filing, income),
  )
  const tax = finalTax(year, filing, before - credits, of.agi)
  return {
    agi,
    base,
    leftOut,
    deduction,
    exemption,
    federalTaxDeducted,
    taxable,
    byRates,
    takenBack,
    surtaxes,
    credits,
    added: tax - (before - credits),
    tax,
  }
}

function addedBack({ added, deductionAddedBack }: StateYear, filing: StateFiling, of: StateReturn): number {
  const back =
    deductionAddedBack && of.agi > deductionAddedBack.agiOver
      ? Math.max(0, of.federalDeduction - deductionAddedBack.above[filing])
      : 0
  return (added?.[filing] ?? 0) + back
}

function federalTaxOf({ federalTaxDeducted: rule }: StateYear, filing: StateFiling, of: StateReturn): number {
  if (rule === undefined) return 0
  const paid = of.federalIncomeTax + (rule.withInvestmentTax ? of.netInvestmentIncomeTax : 0)
  return Math.min(Math.max(0, paid), rule.most ? stepAt(rule.most[filing], of.agi) : Infinity)
}

/** What is taxed of each kind of gain, in US dollars. */
export interface TaxedGains {
  readonly longTerm: number
  readonly shortTerm: number
  readonly business: number
}

/** What is taxed of each kind of gain. */
function gainsTaxed(year: StateYear, gains: readonly StateGain[], leftOut: number): TaxedGains {
  const [business, other] = byBusiness(year, gains)
  return {
    longTerm: Math.max(0, sumOfGains(other.filter(({ isLongTerm }) => isLongTerm)) - leftOut),
    shortTerm: Math.max(0, sumOfGains(other.filter(({ isLongTerm }) => !isLongTerm))),
    business: Math.max(0, sumOfGains(business)),
  }
}

/** The gains of businesses, and all others: a state without rules for businesses knows only those. */
function byBusiness(year: StateYear, gains: readonly StateGain[]): readonly [StateGain[], StateGain[]] {
  const isBusiness = (gain: StateGain) => year.businessGain !== undefined && gain.isBusiness
  return [gains.filter(isBusiness), gains.filter((gain) => !isBusiness(gain))]
}

/** By brackets, or by what the state has in their place. */
export function taxByRates(
  year: StateYear,
  filing: StateFiling,
  taxable: number,
  { longTerm, shortTerm }: TaxedGains,
): number {
  if (year.rateLessAmount) {
    const { rates, less } = year.rateLessAmount
    return Math.max(0, taxable * stepAt(rates, taxable) - stepAt(less, taxable))
  }
  if (year.taxSteps) {
    const [from, tax, rate] = year.taxSteps.findLast(([start]) => taxable > start) ?? [0, 0, 0]
    return tax + rate * (taxable - from)
  }
  const { brackets, gain, shortTermRate } = year
  const own = shortTermRate === undefined ? 0 : Math.min(taxable, shortTerm)
  const other = taxable - own
  const byBrackets = bracketTax(brackets, filing, other) + (shortTermRate ?? 0) * own
  if (gain?.brackets) {
    const stacked = Math.min(taxable, longTerm)
    return (
      bracketTax(brackets, filing, taxable - stacked) + bracketTax(gain.brackets, filing, taxable, taxable - stacked)
    )
  }
  if (gain?.cap) {
    const ordinary = Math.max(taxable - longTerm, Math.min(taxable, gain.cap.ordinaryUpTo[filing]))
    return Math.min(byBrackets, bracketTax(brackets, filing, ordinary) + gain.cap.rate * (taxable - ordinary))
  }
  return byBrackets
}

/** Of the gain of a business a part is left out, and one rate taken of the rest. */
function businessTax({ businessGain: rule }: StateYear, filing: StateFiling, gain: number): number {
  return rule === undefined ? 0 : rule.rate * Math.max(0, gain - rule.excludedUpTo[filing])
}

function recaptured(
  rule: Recapture | undefined,
  filing: StateFiling,
  taxable: number,
  byRates: number,
  agi: number,
): number {
  if (rule === undefined || agi <= rule.agiOver) return 0
  if (agi > rule.flatAbove.agi) return rule.flatAbove.rate * taxable - byRates
  const from = Math.max(rule.agiOver, stepStart(rule.base[filing], taxable))
  const part = Math.min(1, Math.max(0, agi - from) / rule.width)
  return stepAt(rule.base[filing], taxable) + part * stepAt(rule.more[filing], taxable)
}

function laddersOf({ ladders = [] }: StateYear, filing: StateFiling, agi: number): number {
  return ladders.reduce((sum, { over, each, add, most }) => {
    const steps = Math.ceil(Math.max(0, agi - over[filing]) / each[filing])
    return sum + Math.min(most[filing], steps * add[filing])
  }, 0)
}

/** Taxes on top, of this taxable income. */
export function surtaxesOf(
  { surtaxes = [] }: StateYear,
  filing: StateFiling,
  taxable: number,
  of: StateReturn,
): number {
  return surtaxes.reduce((sum, surtax) => sum + surtaxOf(surtax, filing, taxable, of), 0)
}

function surtaxOf(surtax: Surtax, filing: StateFiling, taxable: number, of: StateReturn): number {
  if (surtax.whenAgiOver && of.agi <= surtax.whenAgiOver[filing]) return 0
  const amount = { taxable, gain: sumOfGains(of.gains), investment: of.investmentIncome }[surtax.on]
  return surtax.rate * Math.max(0, amount - (surtax.over?.[filing] ?? 0))
}

function finalTax(year: StateYear, filing: StateFiling, tax: number, agi: number): number {
  if (year.noTaxUpTo && agi <= year.noTaxUpTo[filing]) return 0
  const least = year.leastTax && agi > year.leastTax.agiOver ? year.leastTax.share * agi : 0
  return Math.max(tax, least) + (year.fixedTax ?? 0)
}
