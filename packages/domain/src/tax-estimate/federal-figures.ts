import {
  exemptionLossRate,
  netInvestmentIncomeThreshold,
  ordinaryRates,
  type ByFiling,
  type FederalFigures,
  type FilingStatus,
} from '../parameters/federal-tax.ts'
import { taxYear2025 } from '../parameters/tax-year-2025.ts'
import { taxYear2026 } from '../parameters/tax-year-2026.ts'

const { until2025, from2026 } = exemptionLossRate.value

const figuresByYear = {
  2025: /* @__PURE__ */ figuresByFiling(taxYear2025.value, until2025),
  2026: /* @__PURE__ */ figuresByFiling(taxYear2026.value, from2026),
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
} & {
  readonly filing: FilingStatus
  readonly exemptionLoss: number
  readonly investmentIncomeThreshold: number
  /** The ordinary rates, each with the income between which it applies. */
  readonly brackets: readonly { readonly rate: number; readonly from: number; readonly to: number }[]
}

/** The figures of a year for one way to file. Throws a RangeError that names the year when they aren't known. */
export function figuresFor(year: number, filing: FilingStatus): FilingFigures {
  if (!isTaxYear(year)) throw new RangeError(`taxYear: no figures for ${year}, only for ${taxYears.join(', ')}`)
  const figures = figuresByYear[year]
  if (!(filing in figures)) throw new RangeError(`filing is no way to file: ${filing}`)
  return figures[filing]
}

function isTaxYear(year: number): year is TaxYear {
  return taxYears.includes(year as TaxYear)
}

function figuresByFiling(figures: FederalFigures, exemptionLoss: number): ByFiling<FilingFigures> {
  const of = (filing: FilingStatus): FilingFigures => {
    const ends = figures.ordinaryRateEnds[filing]
    return {
      filing,
      exemptionLoss,
      ordinaryRateEnds: ends,
      brackets: ordinaryRates.value.map((rate, place) => ({
        rate,
        from: ends[place - 1] ?? 0,
        to: ends[place] ?? Number.POSITIVE_INFINITY,
      })),
      zeroRateEnds: figures.zeroRateEnds[filing],
      middleRateEnds: figures.middleRateEnds[filing],
      standardDeduction: figures.standardDeduction[filing],
      minimumTaxExemption: figures.minimumTaxExemption[filing],
      exemptionLostFrom: figures.exemptionLostFrom[filing],
      lowerMinimumRateEnds: figures.lowerMinimumRateEnds[filing],
      investmentIncomeThreshold: netInvestmentIncomeThreshold.value[filing],
    }
  }
  return {
    single: of('single'),
    joint: of('joint'),
    separate: of('separate'),
    head: of('head'),
    surviving: of('surviving'),
  }
}
