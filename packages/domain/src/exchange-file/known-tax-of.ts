import { succeed, type Result } from '../result/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { taxOf, type FileTax, type TaxGap } from './tax-of.ts'

/** What the sales of a file cost in tax, by the CPA's number or by our estimate. Amounts in US dollars, unrounded. */
export interface KnownTax {
  readonly tax: number
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
  today: PlainDate,
  estimated: Result<FileTax, TaxGap>,
): Result<KnownTax, TaxGap> {
  const { cpaTax } = file.income
  const byCpaAlone = file.taxpayer.kind === 'trust-or-estate' && cpaTax !== undefined
  // The basis is the same whoever files.
  const found = byCpaAlone ? taxOf({ ...file, taxpayer: {} }, today) : estimated
  if (!found.ok) return found
  const { tax, estimate } = found.value
  return succeed({
    tax,
    adjustedBasis: estimate.adjustedBasis,
    estimated: byCpaAlone ? undefined : found.value,
  })
}
