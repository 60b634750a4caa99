import { dstUpFrontCosts } from '../parameters/calculator.ts'
import { verdictLimits } from '../parameters/comparison.ts'
import { offeringDueMargin, offeringNoteLimits } from '../parameters/offerings.ts'
import type { ComputedFigures } from './computed-figures.ts'
import { isInterestOnly } from './loan-payments.ts'
import { isOwed, type PlannedOffering } from './planned-offering.ts'
import { toShare } from './rounded.ts'

/** A fact under an offering: its id, and the figures that its words need. Amounts in US dollars. */
export type OfferingNote =
  /** Below 0 when the lines come to more than is paid in. */
  | { readonly id: 'sources-and-uses-differ'; readonly difference: number }
  | { readonly id: 'load-above-usual'; readonly loadShare: number }
  | { readonly id: 'appraisal-missing' }
  | { readonly id: 'price-above-appraisal'; readonly pricePerAppraised: number }
  | { readonly id: 'cost-above-appraisal'; readonly costPerAppraised: number }
  | ({ readonly id: 'loan-due-before-sale' } & DueAndSale)
  | ({ readonly id: 'loan-due-about-the-sale' } & DueAndSale)
  /** Interest only until that year. */
  | { readonly id: 'no-principal-paid'; readonly saleYear: number }
  | { readonly id: 'loan-above-usual'; readonly loanToOffering: number }
  | { readonly id: 'net-income-missing' }
  | { readonly id: 'thin-coverage'; readonly coverageAmortizing: number }
  | { readonly id: 'distribution-above-cash'; readonly distributionCoverage: number }
  | { readonly id: 'stress-loan-not-served'; readonly coverage: number }
  | { readonly id: 'stress-loan-not-repaid'; readonly shortfall: number }
  | {
      readonly id: 'stress-new-loan-smaller'
      readonly loanAtMaturity: number
      readonly newLoan: number
      readonly refinanceGap: number
    }
  | { readonly id: 'needs-growth'; readonly breakEvenGrowth: number }
  | { readonly id: 'no-distribution' }
  | { readonly id: 'exit-into-partnership' }
  | { readonly id: 'sponsor-without-completed-program' }

/** The years at whose end the loan falls due, and the planned sale is. */
export interface DueAndSale {
  readonly maturityYears: number
  readonly holdYears: number
}

/**
 * The notes of an offering, in a fixed order. A figure is compared with its limit by the six places that it has, far
 * more than are shown, so that the noise of computing never decides. Never fails.
 * @source docs/product/offerings.md#notes
 */
export function offeringNotes(plan: PlannedOffering, figures: ComputedFigures): readonly OfferingNote[] {
  const found = [...ofCosts(figures), ...ofLoan(plan, figures), ...ofIncome(plan, figures), ...ofPlan(plan, figures)]
  return found.filter((note) => note !== undefined)
}

type MaybeNote = OfferingNote | undefined

const limits = offeringNoteLimits

function ofCosts({
  sources,
  difference,
  loadShare,
  pricePerAppraised,
  costPerAppraised,
}: ComputedFigures): MaybeNote[] {
  return [
    toShare(Math.abs(difference) / sources) > limits.unexplained
      ? { id: 'sources-and-uses-differ', difference }
      : undefined,
    loadShare > dstUpFrontCosts.to ? { id: 'load-above-usual', loadShare } : undefined,
    pricePerAppraised === null ? { id: 'appraisal-missing' } : undefined,
    isAbove(pricePerAppraised, limits.pricePerAppraised)
      ? { id: 'price-above-appraisal', pricePerAppraised }
      : undefined,
    isAbove(costPerAppraised, limits.costPerAppraised) ? { id: 'cost-above-appraisal', costPerAppraised } : undefined,
  ]
}

function ofLoan(plan: PlannedOffering, { saleYear, loanToOffering }: ComputedFigures): MaybeNote[] {
  return [
    noteOfDue(plan),
    plan.terms !== undefined && saleYear !== null && isInterestOnly(plan.terms, saleYear)
      ? { id: 'no-principal-paid', saleYear }
      : undefined,
    loanToOffering > verdictLimits.loanShare ? { id: 'loan-above-usual', loanToOffering } : undefined,
  ]
}

function noteOfDue({ due, holdYears }: PlannedOffering): MaybeNote {
  if (due === undefined || !isOwed(due.owed)) return undefined
  const { year: maturityYears } = due
  if (maturityYears < holdYears) return { id: 'loan-due-before-sale', maturityYears, holdYears }
  return maturityYears - holdYears <= offeringDueMargin
    ? { id: 'loan-due-about-the-sale', maturityYears, holdYears }
    : undefined
}

function ofIncome(
  { netIncome }: PlannedOffering,
  { coverageAmortizing, distributionCoverage, stress }: ComputedFigures,
): MaybeNote[] {
  const { coverage, shortfall, loanAtMaturity, newLoan, refinanceGap } = stress ?? noStress
  return [
    netIncome === undefined ? { id: 'net-income-missing' } : undefined,
    isBelow(coverageAmortizing, limits.loanCoverage) ? { id: 'thin-coverage', coverageAmortizing } : undefined,
    isBelow(distributionCoverage, limits.distributionCoverage)
      ? { id: 'distribution-above-cash', distributionCoverage }
      : undefined,
    isBelow(coverage, limits.stressCoverage) ? { id: 'stress-loan-not-served', coverage } : undefined,
    isAbove(shortfall, 0) ? { id: 'stress-loan-not-repaid', shortfall } : undefined,
    loanAtMaturity !== null && newLoan !== null && isAbove(refinanceGap, 0)
      ? { id: 'stress-new-loan-smaller', loanAtMaturity, newLoan, refinanceGap }
      : undefined,
  ]
}

const noStress = { coverage: null, shortfall: null, loanAtMaturity: null, newLoan: null, refinanceGap: null } as const

function ofPlan({ offering }: PlannedOffering, { breakEvenGrowth }: ComputedFigures): MaybeNote[] {
  return [
    isAbove(breakEvenGrowth, limits.breakEvenGrowth) ? { id: 'needs-growth', breakEvenGrowth } : undefined,
    offering.distributions?.[0] === 0 ? { id: 'no-distribution' } : undefined,
    offering.mandatory721 === true ? { id: 'exit-into-partnership' } : undefined,
    offering.programsCompleted === 0 ? { id: 'sponsor-without-completed-program' } : undefined,
  ]
}

function isAbove(figure: number | null, limit: number): figure is number {
  return figure !== null && figure > limit
}

function isBelow(figure: number | null, limit: number): figure is number {
  return figure !== null && figure < limit
}
