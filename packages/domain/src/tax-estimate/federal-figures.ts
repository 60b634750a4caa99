import { exemptionLossRate, type ByFiling, type FederalFigures, type FilingStatus } from '../parameters/federal-tax.ts'
import { taxYear2025 } from '../parameters/tax-year-2025.ts'
import { taxYear2026 } from '../parameters/tax-year-2026.ts'

const { until2025, from2026 } = exemptionLossRate

const figuresByYear = {
  2025: { figures: taxYear2025, exemptionLoss: until2025 },
  2026: { figures: taxYear2026, exemptionLoss: from2026 },
} as const

/** A tax year whose figures are known. */
export type TaxYear = keyof typeof figuresByYear

/** The tax years whose figures are known, in order. */
export const taxYears = Object.keys(figuresByYear).map(Number) as readonly TaxYear[]

/** The last of them. */
export const latestTaxYear = Math.max(...taxYears) as TaxYear

/** The figures of one year for one way to file, in US dollars. */
export type FilingFigures = {
  readonly [Name in keyof FederalFigures]: FederalFigures[Name] extends ByFiling<infer Value> ? Value : never
} & { readonly filing: FilingStatus; readonly exemptionLoss: number }

/** The figures of a year for one way to file. Throws a RangeError that names the year when they aren't known. */
export function figuresFor(year: number, filing: FilingStatus): FilingFigures {
  if (!isTaxYear(year)) throw new RangeError(`taxYear: no figures for ${year}, only for ${taxYears.join(', ')}`)
  const { figures, exemptionLoss } = figuresByYear[year]
  if (!(filing in figures.zeroRateEnds)) throw new RangeError(`filing is no way to file: ${filing}`)
  return {
    filing,
    exemptionLoss,
    ordinaryRateEnds: figures.ordinaryRateEnds[filing],
    zeroRateEnds: figures.zeroRateEnds[filing],
    middleRateEnds: figures.middleRateEnds[filing],
    standardDeduction: figures.standardDeduction[filing],
    minimumTaxExemption: figures.minimumTaxExemption[filing],
    exemptionLostFrom: figures.exemptionLostFrom[filing],
    lowerMinimumRateEnds: figures.lowerMinimumRateEnds[filing],
  }
}

function isTaxYear(year: number): year is TaxYear {
  return taxYears.some((known) => known === year)
}
