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
  readonly lost?: { readonly inYear: number; readonly drop: number } | undefined
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
  const byYear = [leftBySale(0, 1, placement, assumptions)]
  let income = 0
  let growth = 1
  for (let year = 1; year <= years; year++) {
    income += incomeAfterTax(year, placement, assumptions)
    growth *= 1 + placement.returns.growth
    byYear.push(income + leftBySale(year, growth, placement, assumptions))
  }
  const price = salePrice(years, growth, placement, assumptions)
  return {
    works: placement.works,
    firstIncome: incomeAfterTax(1, placement, assumptions),
    income,
    salePrice: price,
    taxDue: ending === 'sold' ? taxAtEnd(price, placement, assumptions) : 0,
    value: income + leftBySale(years, growth, placement, assumptions),
    taxOwed: ending === 'exchanged' ? taxAtEnd(price, placement, assumptions) : 0,
    byYear,
  }
}

/** What a sale at the end of a year leaves after loan and tax, when the value has grown to so many times. */
function leftBySale(year: number, growth: number, placement: Placement, assumptions: Assumptions): number {
  const price = salePrice(year, growth, placement, assumptions)
  const taxDue = assumptions.ending === 'sold' ? taxAtEnd(price, placement, assumptions) : 0
  return price - placement.loan - taxDue
}

function incomeAfterTax(year: number, placement: Placement, { incomeTaxRate }: Assumptions): number {
  const { works, loan, interest, shelter, returns } = placement
  const { cut } = returns
  const rate = cut && year >= cut.fromYear ? returns.income * cut.to : returns.income
  const income = (works + loan) * retainedBy(year - 1, placement) * rate - loan * interest
  return income - incomeTaxRate * (1 - shelter) * Math.max(0, income)
}

/** What the property brings after the costs of selling it. */
function salePrice(year: number, growth: number, placement: Placement, { exitCosts }: Assumptions): number {
  return (placement.works + placement.loan) * retainedBy(year, placement) * growth * (1 - exitCosts)
}

/** The part of the value that a bad year has left at the end of a year. */
function retainedBy(year: number, { lost }: Placement): number {
  return lost && year >= lost.inYear ? 1 - lost.drop : 1
}

/** The tax put off until a sale, and tax on what was gained or lost since; a loss can't make it negative. */
function taxAtEnd(price: number, { paid, loan, taxOwed }: Placement, { gainTaxRate }: Assumptions): number {
  const tax = taxOwed + gainTaxRate * (price - paid - loan)
  return taxOwed > 0 ? Math.max(0, tax) : tax
}
