import { succeed, type Result } from '../result/index.ts'
import type { ExchangeFile } from './exchange-file.ts'
import type { TaxGap } from './sold-of.ts'
import { taxOf, type FileTax, type TaxMeans } from './tax-of.ts'

/** What the sales of a file cost in tax, by the CPA's number or by our estimate. Amounts in US dollars, unrounded. */
export interface KnownTax {
  /** With the least state tax that is possible. */
  readonly tax: number
  /** With the most. */
  readonly mostTax: number
  readonly adjustedBasis: number
  /** Our estimate; undefined where only the CPA's number is known. */
  readonly estimated: FileTax | undefined
}

/**
 * The tax of all sales of a file, whose estimate is given. That of a trust or an estate is not estimated: it is known
 * once the CPA's number is entered. Fails with what keeps it from being known.
 */
export function knownTaxOf(
  file: ExchangeFile,
  means: TaxMeans,
  estimated: Result<FileTax, TaxGap>,
): Result<KnownTax, TaxGap> {
  const { cpaTax } = file.income
  const byCpaAlone = file.taxpayer.kind === 'trust-or-estate' && cpaTax !== undefined
  // The basis is the same whoever files.
  const found = byCpaAlone ? taxOf({ ...file, taxpayer: {} }, means) : estimated
  if (!found.ok) return found
  const { tax, most, estimate } = found.value
  return succeed({
    tax,
    mostTax: most.tax,
    adjustedBasis: estimate.adjustedBasis,
    estimated: byCpaAlone ? undefined : found.value,
  })
}
