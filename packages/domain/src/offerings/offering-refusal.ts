import { amountMaximum } from '../parameters/calculator.ts'
import {
  offeringAmounts,
  offeringDistributionMaximum,
  offeringMultiples,
  offeringShares,
  offeringYears,
  sponsorRecordMaximum,
} from '../parameters/offerings.ts'
import type { Range } from '../parameters/range.ts'
import type { Offering } from './offering.ts'
import { addUp, isPriced, type SourcesAndUses, type UseName } from './sources-and-uses.ts'

/** What is impossible about an offering: the field to look at, and why. */
export type OfferingRefusal =
  | ({ readonly field: keyof Offering; readonly reason: 'out-of-range' } & Range)
  | { readonly field: keyof Offering; readonly reason: 'not-whole' | 'not-a-choice' }
  | { readonly field: 'distributions'; readonly reason: 'too-many'; readonly most: number }
  /** The loan is more than so many times the equity. */
  | { readonly field: 'loan'; readonly reason: 'above-equity'; readonly most: number }
  /** More than so many times is spent of what is paid in, the most of it on that line. */
  | { readonly field: UseName; readonly reason: 'above-sources'; readonly most: number }

const amount: Range = { from: 0, to: offeringAmounts.to }
const record: Range = { from: 0, to: sponsorRecordMaximum }

const amounts = {
  purchasePrice: offeringAmounts,
  appraisedValue: offeringAmounts,
  equity: offeringAmounts,
  loan: amount,
  sellingCommissions: amount,
  dealerManager: amount,
  offeringCosts: amount,
  acquisitionFee: amount,
  financingCosts: amount,
  otherCosts: amount,
  reserves: amount,
  netIncome: amount,
  amount: { from: 0, to: amountMaximum },
  loanRate: offeringShares.loanRate,
  yearlyFeesOnTop: offeringShares.yearlyFeesOnTop,
  exitFee: offeringShares.exitCosts,
  otherExitCosts: offeringShares.exitCosts,
} as const satisfies Ranges

const wholeNumbers = {
  interestOnlyYears: offeringYears.interestOnly,
  amortizationYears: offeringYears.amortization,
  maturityYears: offeringYears.maturity,
  holdYears: offeringYears.hold,
  yearsActive: record,
  programsCompleted: record,
  programsCut: record,
  lenderLosses: record,
  suitsDisclosed: record,
} as const satisfies Ranges

const choices: Partial<Record<keyof Offering, readonly unknown[]>> = {
  appraisalFor: ['sponsor', 'lender', 'other'],
  rateFixed: [true, false],
  masterLease: ['none', 'outside', 'affiliate'],
  mandatory721: [true, false],
}

type Ranges = Partial<Record<keyof Offering, Range>>

/**
 * The first thing in an offering that can't be, or undefined. A form asks before it calls `offeringFigures`, which
 * throws for the same. Texts and days are not looked at.
 * @source docs/product/offerings.md#what-is-typed
 */
export function findRefusal(offering: Offering): OfferingRefusal | undefined {
  return findWrongField(offering) ?? (isPriced(offering) ? findWrongSum(addUp(offering), offering.equity) : undefined)
}

/** The first field whose value can't be, whatever stands in the others. */
export function findWrongField(offering: Offering): OfferingRefusal | undefined {
  for (const [name, range] of Object.entries({ ...amounts, ...wholeNumbers })) {
    const field = name as keyof typeof amounts | keyof typeof wholeNumbers
    const value = offering[field]
    if (value === undefined) continue
    if (!isWithin(value, range)) return { field, reason: 'out-of-range', ...range }
    if (field in wholeNumbers && !Number.isInteger(value)) return { field, reason: 'not-whole' }
  }
  const wrong = Object.entries(choices).find(([name, those]) => {
    const value = offering[name as keyof Offering]
    return value !== undefined && !those.includes(value)
  })
  if (wrong !== undefined) return { field: wrong[0] as keyof Offering, reason: 'not-a-choice' }
  return findWrongDistribution(offering.distributions)
}

function findWrongDistribution(distributions: unknown): OfferingRefusal | undefined {
  if (distributions === undefined) return undefined
  const wrong = { field: 'distributions', reason: 'out-of-range', ...offeringShares.distribution } as const
  if (!Array.isArray(distributions)) return wrong
  if (distributions.length > offeringDistributionMaximum)
    return { field: 'distributions', reason: 'too-many', most: offeringDistributionMaximum }
  return distributions.every((share) => isWithin(share, offeringShares.distribution)) ? undefined : wrong
}

function findWrongSum(
  { loan, sources, uses, largestUse }: SourcesAndUses,
  equity: number,
): OfferingRefusal | undefined {
  const { loanToEquity, usesToSources } = offeringMultiples
  if (loan > loanToEquity * equity) return { field: 'loan', reason: 'above-equity', most: loanToEquity }
  if (uses > usesToSources * sources) return { field: largestUse, reason: 'above-sources', most: usesToSources }
  return undefined
}

function isWithin(value: unknown, { from, to }: Range): boolean {
  return typeof value === 'number' && value >= from && value <= to
}

/** Throws a RangeError that begins with the name of the field, if there is anything to refuse. */
export function throwRefusal(refusal: OfferingRefusal | undefined): void {
  if (refusal !== undefined) throw new RangeError(`${refusal.field} ${whyNot(refusal)}`)
}

function whyNot(refusal: OfferingRefusal): string {
  switch (refusal.reason) {
    case 'out-of-range':
      return `is not from ${refusal.from} to ${refusal.to}`
    case 'not-whole':
      return 'is no whole number'
    case 'not-a-choice':
      return 'is none of its choices'
    case 'too-many':
      return `has more than ${refusal.most} years`
    case 'above-equity':
      return `is more than ${refusal.most} times the equity`
    case 'above-sources':
      return `makes more than ${refusal.most} times of what is paid in be spent`
  }
}
