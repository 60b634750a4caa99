import { offeringDefaultYears } from '../parameters/offerings.ts'
import { owedAfter, type LoanTerms } from './loan-payments.ts'
import type { Offering } from './offering.ts'
import type { OfferingAssumptions } from './offering-assumptions.ts'
import { toCent } from './rounded.ts'
import { addUp, type PricedOffering, type SourcesAndUses } from './sources-and-uses.ts'

/** An offering with what it takes to compute: sums, defaults, loan and sale. Amounts unrounded. */
export interface PlannedOffering extends SourcesAndUses {
  readonly offering: PricedOffering
  readonly price: number
  readonly equity: number
  readonly netIncome: number | undefined
  /** Undefined without a loan, or while its rate isn't typed. */
  readonly terms: LoanTerms | undefined
  readonly holdYears: number
  /** The year at whose end the loan falls due, and what is owed then; undefined without a loan, or while not known. */
  readonly due: { readonly year: number; readonly owed: number } | undefined
  /** Undefined while rate or due date of a loan aren't typed. */
  readonly sale: PlannedSale | undefined
}

/** The sale that ends a plan. */
export interface PlannedSale {
  readonly year: number
  readonly owed: number
  /** All costs of the sale, as a share of the price. */
  readonly costs: number
  /** Planned distributions of each year until then, as shares of the equity; undefined while none are typed. */
  readonly distributions: readonly number[] | undefined
}

/** Works out loan and sale of an offering that nothing refuses. Never fails. */
export function planOf(offering: PricedOffering, { exitCosts }: OfferingAssumptions): PlannedOffering {
  const sums = addUp(offering)
  const { purchasePrice: price, equity, netIncome, maturityYears } = offering
  const holdYears = offering.holdYears ?? offeringDefaultYears.hold
  const terms = termsOf(offering)
  const due =
    terms === undefined || maturityYears === undefined
      ? undefined
      : { year: maturityYears, owed: owedAfter(terms, maturityYears) }
  const plan = { ...sums, offering, price, equity, netIncome, terms, holdYears, due }
  // When a loan whose terms aren't all typed ends the plan, and what it takes, can't be said.
  if (sums.loan > 0 && due === undefined) return { ...plan, sale: undefined }
  // The trust may not borrow anew, so what is still owed when the loan falls due forces the sale.
  const year = due !== undefined && isOwed(due.owed) ? Math.min(holdYears, due.year) : holdYears
  const sale = {
    year,
    owed: terms === undefined ? 0 : owedAfter(terms, year),
    costs: costsOf(offering, exitCosts),
    distributions: distributionsUntil(year, offering.distributions),
  }
  return { ...plan, sale }
}

/** Whether anything is owed: what rounds to less than a cent is noise. */
export function isOwed(amount: number): boolean {
  return toCent(amount) > 0
}

function termsOf(offering: Offering): LoanTerms | undefined {
  const { loan = 0, loanRate } = offering
  return loan === 0 || loanRate === undefined ? undefined : { ...offering, loan, loanRate }
}

/** What the file assumes of every sale counts only where neither of the two was typed. */
function costsOf({ exitFee, otherExitCosts }: Offering, assumed: number): number {
  return exitFee === undefined && otherExitCosts === undefined ? assumed : (exitFee ?? 0) + (otherExitCosts ?? 0)
}

function distributionsUntil(year: number, planned: readonly number[] = []): readonly number[] | undefined {
  const last = planned.at(-1)
  return last === undefined ? undefined : Array.from({ length: year }, (_, before) => planned[before] ?? last)
}
