import type { Assumptions, Returns } from './assumptions.ts'

/** Money put to work in one way. Amounts in US dollars. */
export interface Placement {
  /** What is paid for it in cash, costs included. */
  readonly paid: number
  /** What of that works. */
  readonly works: number
  /** Loan beside it, and its interest a year as a share. */
  readonly loan: number
  readonly interest: number
  /** Tax that is put off to the end. */
  readonly taxOwed: number
  /** Part of the income that depreciation shelters. */
  readonly shelter: number
  readonly returns: Returns
  /** The year at whose end a part of the value is lost, and that part; the income after it is lower by as much. */
  readonly lost?: { readonly inYear: number; readonly drop: number }
}

/** What one way comes to. Amounts in US dollars, unrounded. */
export interface Outcome {
  /** What works for the person on day one. */
  readonly works: number
  /** Income after tax in the first year. */
  readonly firstIncome: number
  /** Income after tax of all years. */
  readonly income: number
  /** What a sale at the end brings after its costs, before loan and taxes. */
  readonly salePrice: number
  /** Tax that the ending makes due; 0 unless it is a sale. */
  readonly taxDue: number
  /** Income of all years and the sale price, less loan and tax. */
  readonly value: number
  /** Tax still owed at the end, which another exchange puts off once more; 0 after a sale or for heirs. */
  readonly taxOwed: number
  /** The value had it ended after each year, from year 0 to the last. */
  readonly byYear: readonly number[]
}

/** What a placement comes to under the assumptions. */
export function outcomeOf(placement: Placement, assumptions: Assumptions): Outcome {
  const { years, ending } = assumptions
  const byYear = Array.from({ length: years + 1 }, (_, year) => valueAfter(year, placement, assumptions))
  return {
    works: placement.works,
    firstIncome: incomeAfterTax(1, placement, assumptions),
    income: incomeUntil(years, placement, assumptions),
    salePrice: salePrice(years, placement, assumptions),
    taxDue: taxDue(years, placement, assumptions),
    value: valueAfter(years, placement, assumptions),
    taxOwed: ending === 'exchanged' ? taxAtEnd(years, placement, assumptions) : 0,
    byYear,
  }
}

/** Income after tax until the end of a year, and what a sale then leaves. */
export function valueAfter(year: number, placement: Placement, assumptions: Assumptions): number {
  const left = salePrice(year, placement, assumptions) - placement.loan - taxDue(year, placement, assumptions)
  return incomeUntil(year, placement, assumptions) + left
}

function taxDue(year: number, placement: Placement, assumptions: Assumptions): number {
  return assumptions.ending === 'sold' ? taxAtEnd(year, placement, assumptions) : 0
}

function incomeUntil(year: number, placement: Placement, assumptions: Assumptions): number {
  let income = 0
  for (let past = 1; past <= year; past++) income += incomeAfterTax(past, placement, assumptions)
  return income
}

function incomeAfterTax(year: number, placement: Placement, { incomeTaxRate }: Assumptions): number {
  const { works, loan, interest, shelter, returns } = placement
  const { cut } = returns
  const rate = cut && year >= cut.fromYear ? returns.income * cut.to : returns.income
  const income = (works + loan) * keptBy(year - 1, placement) * rate - loan * interest
  return income - incomeTaxRate * (1 - shelter) * Math.max(0, income)
}

/** What the property brings after the costs of selling it. */
function salePrice(year: number, placement: Placement, { exitCosts }: Assumptions): number {
  const { works, loan, returns } = placement
  return (works + loan) * keptBy(year, placement) * (1 + returns.growth) ** year * (1 - exitCosts)
}

/** The part of the value that a bad year has left at the end of a year. */
function keptBy(year: number, { lost }: Placement): number {
  return lost && year >= lost.inYear ? 1 - lost.drop : 1
}

/** The tax put off until then, and tax on what was gained or lost since; a loss can't make it negative. */
function taxAtEnd(year: number, placement: Placement, assumptions: Assumptions): number {
  const gained = salePrice(year, placement, assumptions) - placement.paid - placement.loan
  const tax = placement.taxOwed + assumptions.gainTaxRate * gained
  return placement.taxOwed > 0 ? Math.max(0, tax) : tax
}
