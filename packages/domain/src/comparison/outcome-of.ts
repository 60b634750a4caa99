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
  readonly lost: { readonly inYear: number; readonly drop: number } | undefined
}

/** The assumptions that are the same for every placement. */
export type Terms = Pick<Assumptions, 'years' | 'ending' | 'exitCosts' | 'incomeTaxRate' | 'gainTaxRate'>

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

/**
 * The terms alone. They are read for every year of every placement, and reading takes less time from an object whose
 * properties are always the same ones.
 */
export function termsOf({ years, ending, exitCosts, incomeTaxRate, gainTaxRate }: Assumptions): Terms {
  return { years, ending, exitCosts, incomeTaxRate, gainTaxRate }
}

/** What a placement comes to. */
export function outcomeOf(placement: Placement, terms: Terms): Outcome {
  const { years, ending } = terms
  const byYear = [leftBySale(0, 1, placement, terms)]
  let income = 0
  let growth = 1
  for (let year = 1; year <= years; year++) {
    income += incomeAfterTax(year, placement, terms)
    growth *= 1 + placement.returns.growth
    byYear.push(income + leftBySale(year, growth, placement, terms))
  }
  const price = salePrice(years, growth, placement, terms)
  return {
    works: placement.works,
    firstIncome: incomeAfterTax(1, placement, terms),
    income,
    salePrice: price,
    taxDue: ending === 'sold' ? taxAtEnd(price, placement, terms) : 0,
    value: income + leftBySale(years, growth, placement, terms),
    taxOwed: ending === 'exchanged' ? taxAtEnd(price, placement, terms) : 0,
    byYear,
  }
}

/** Income after tax until the end of the last year, and what a sale then leaves: the value of the outcome. */
export function valueOf(placement: Placement, terms: Terms): number {
  const { years } = terms
  let income = 0
  let growth = 1
  let year = 1
  while (year <= years) {
    const incomeOfYear = incomeAfterTax(year, placement, terms)
    const last = Math.min(years, lastAlike(year, placement))
    for (; year <= last; year++) {
      income += incomeOfYear
      growth *= 1 + placement.returns.growth
    }
  }
  return income + leftBySale(years, growth, placement, terms)
}

/** What a sale at the end of a year leaves after loan and tax, when the value has grown to so many times. */
function leftBySale(year: number, growth: number, placement: Placement, terms: Terms): number {
  const price = salePrice(year, growth, placement, terms)
  const taxDue = terms.ending === 'sold' ? taxAtEnd(price, placement, terms) : 0
  return price - placement.loan - taxDue
}

function incomeAfterTax(year: number, placement: Placement, { incomeTaxRate }: Terms): number {
  const { works, loan, interest, shelter, returns } = placement
  const { cut } = returns
  const rate = cut && year >= cut.fromYear ? returns.income * cut.to : returns.income
  const income = (works + loan) * keptBy(year - 1, placement) * rate - loan * interest
  return income - incomeTaxRate * (1 - shelter) * Math.max(0, income)
}

/** The last year whose income is that of this year, which takes longer to work out than to add. */
function lastAlike(year: number, { returns, lost }: Placement): number {
  const { cut } = returns
  const beforeCut = cut && year < cut.fromYear ? Math.ceil(cut.fromYear) - 1 : Number.POSITIVE_INFINITY
  return lost && year <= lost.inYear ? Math.min(beforeCut, lost.inYear) : beforeCut
}

/** What the property brings after the costs of selling it. */
function salePrice(year: number, growth: number, placement: Placement, { exitCosts }: Terms): number {
  return (placement.works + placement.loan) * keptBy(year, placement) * growth * (1 - exitCosts)
}

/** The part of the value that a bad year has left at the end of a year. */
function keptBy(year: number, { lost }: Placement): number {
  return lost && year >= lost.inYear ? 1 - lost.drop : 1
}

/** The tax put off until a sale, and tax on what was gained or lost since; a loss can't make it negative. */
function taxAtEnd(price: number, { paid, loan, taxOwed }: Placement, { gainTaxRate }: Terms): number {
  const tax = taxOwed + gainTaxRate * (price - paid - loan)
  return taxOwed > 0 ? Math.max(0, tax) : tax
}
