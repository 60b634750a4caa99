import { checkAmount, checkInputs } from '../engine-inputs/checked-inputs.ts'
import { offeringDefaultYears } from '../parameters/offerings.ts'
import { findWrongField, throwRefusal } from './offering-refusal.ts'
import { toCent } from './rounded.ts'

/** A loan by its terms: US dollars, a share a year, whole years from the closing. */
export interface LoanTerms {
  readonly loan: number
  readonly loanRate: number
  /** None unless given. They come before the years of `amortizationYears`. */
  readonly interestOnlyYears?: number
  readonly amortizationYears?: number
  /** The year at whose end it falls due; left out, it runs until it is paid back. */
  readonly maturityYears?: number
}

/** A loan after some years, in US dollars to the cent. */
export interface LoanPayments {
  /** What is paid a month once the loan is paid back, principal with interest. */
  readonly payment: number
  /** What is owed then; 0 after the loan has fallen due. */
  readonly balance: number
  /** What is paid in each year; what is owed when the loan falls due is not in it. */
  readonly serviceByYear: readonly number[]
}

/**
 * Payments of a loan month by month, computed unrounded; the result is to the cent. Throws a RangeError that begins
 * with the name of an impossible number.
 * @source docs/product/offerings.md#loan
 */
export function loanBalance(terms: LoanTerms, afterYears: number): LoanPayments {
  checkInputs('terms', terms)
  checkAmount('loan', terms.loan)
  checkAmount('loanRate', terms.loanRate)
  throwRefusal(findWrongField(terms))
  checkAmount('afterYears', afterYears)
  if (!Number.isInteger(afterYears)) throw new RangeError(`afterYears is no whole number: ${afterYears}`)
  const isOver = afterYears > (terms.maturityYears ?? afterYears)
  return {
    payment: toCent(monthlyPayment(terms)),
    balance: isOver ? 0 : toCent(owedAfter(terms, afterYears)),
    serviceByYear: Array.from({ length: afterYears }, (_, before) => toCent(serviceIn(terms, before + 1))),
  }
}

const monthsPerYear = 12

/** What is paid a month once the loan is being paid back, unrounded. */
function monthlyPayment({ loan, ...terms }: LoanTerms): number {
  const months = monthsOf(terms)
  const growth = Math.log1p(monthlyRate(terms))
  return growth === 0 ? loan / months : (loan * monthlyRate(terms)) / -Math.expm1(-months * growth)
}

/** What twelve payments come to once the loan is being paid back, unrounded. */
export function yearlyPayments(terms: LoanTerms): number {
  return monthsPerYear * monthlyPayment(terms)
}

/** What is owed at the end of a year that is not after the loan has fallen due, unrounded. */
export function owedAfter({ loan, ...terms }: LoanTerms, years: number): number {
  const months = monthsOf(terms)
  const left = months - monthsPerYear * Math.max(0, years - (terms.interestOnlyYears ?? 0))
  if (left <= 0) return 0
  const growth = Math.log1p(monthlyRate(terms))
  return growth === 0 ? (loan * left) / months : (loan * Math.expm1(-left * growth)) / Math.expm1(-months * growth)
}

/** What is paid in a year, counted from 1, unrounded; nothing once the loan is paid back or has fallen due. */
export function serviceIn(terms: LoanTerms, year: number): number {
  const { loan, loanRate, maturityYears = year } = terms
  if (year > maturityYears || owedAfter(terms, year - 1) === 0) return 0
  return isInterestOnly(terms, year) ? loan * loanRate : yearlyPayments(terms)
}

/** Whether nothing of the loan is paid back by the end of a year. */
export function isInterestOnly({ interestOnlyYears = 0 }: LoanTerms, year: number): boolean {
  return year <= interestOnlyYears
}

function monthsOf({ amortizationYears = offeringDefaultYears.amortization }: Omit<LoanTerms, 'loan'>): number {
  return monthsPerYear * amortizationYears
}

function monthlyRate({ loanRate }: Omit<LoanTerms, 'loan'>): number {
  return loanRate / monthsPerYear
}
