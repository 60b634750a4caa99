import { checkAmount, checkInputs } from '../engine-inputs/checked-inputs.ts'
import { fromCents, proportionOf, toCents } from '../exact-amounts/exact-amounts.ts'

/** A year with a trust, by its letter and the owner's own write-off. Amounts in US dollars, not below 0. */
export interface YearWithTrust {
  readonly income: number
  readonly expenses: number
  readonly interest: number
  /** Costs of the loan that belong to the year. */
  readonly amortization: number
  /** The owner's own write-off; the letter's is that of somebody who paid cash. */
  readonly depreciation: number
  readonly distribution: number
}

/** What of the year is taxed. Amounts in US dollars, to the cent. */
export interface TaxOfTrustYear {
  /** Negative for a loss. */
  readonly net: number
  readonly taxable: number
  /** Usually waits as a passive loss. */
  readonly loss: number
  /** The part of the distribution that is taxed, from 0 to 1, to a millionth; 0 without one. */
  readonly taxableShare: number
  readonly untaxedPart: number
  /** Income above the distribution, as where the loan is being repaid. */
  readonly taxedWithoutCash: number
}

const amountNames = ['income', 'expenses', 'interest', 'amortization', 'depreciation', 'distribution'] as const
const million = 1_000_000

/**
 * What of a year with a trust is taxed. A distribution is no income by itself. Throws a RangeError that begins with the
 * name of an impossible amount.
 * @source Rev. Rul. 2004-86; 26 U.S.C. 469, 671; docs/product/after-closing.md#each-year-with-a-trust
 */
export function trustYear(year: YearWithTrust): TaxOfTrustYear {
  checkInputs('year', year)
  for (const name of amountNames) checkAmount(name, year[name])
  const distribution = toCents(year.distribution)
  const costs = toCents(year.expenses) + toCents(year.interest) + toCents(year.amortization)
  const net = toCents(year.income) - costs - toCents(year.depreciation)
  const taxable = Math.max(0, net)
  return {
    net: fromCents(net),
    taxable: fromCents(taxable),
    loss: fromCents(Math.max(0, -net)),
    taxableShare: Math.min(million, proportionOf(million, taxable, distribution)) / million,
    untaxedPart: fromCents(Math.max(0, distribution - taxable)),
    taxedWithoutCash: fromCents(Math.max(0, net - distribution)),
  }
}
