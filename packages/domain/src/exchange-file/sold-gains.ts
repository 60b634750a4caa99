import { fail, succeed, type Result } from '../result/index.ts'
import { gainOfSale } from '../tax-estimate/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { propertyTypeOf, soldOf, type BoughtSale, type TaxGap } from './sold-of.ts'

/** The sales of a file with their basis, whoever files the return. Amounts in US dollars, unrounded. */
export interface SoldGains {
  readonly sales: readonly BoughtSale[]
  readonly year: number
  readonly adjustedBasis: number
  /** What was written off until the sale. */
  readonly depreciation: number
  /** Whether all of it was held for more than a year. */
  readonly isLongTerm: boolean
}

/** The basis of what was sold; fails with what keeps it from being known. */
export function soldGainsOf(file: ExchangeFile, today: PlainDate): Result<SoldGains, TaxGap> {
  const sold = soldOf(file, today)
  if (!sold.ok) return fail(sold.error)
  const { sales, year } = sold.value
  const gains = sales.map((sale) => gainOfSale({ ...sale, propertyType: propertyTypeOf(sale) }))
  return succeed({
    sales,
    year,
    adjustedBasis: gains.reduce((sum, { adjustedBasis }) => sum + adjustedBasis, 0),
    depreciation: gains.reduce((sum, { depreciation }) => sum + depreciation, 0),
    isLongTerm: gains.every(({ isLongTerm }) => isLongTerm),
  })
}
