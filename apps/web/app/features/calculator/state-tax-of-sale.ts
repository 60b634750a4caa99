import type { ExchangeInputs, ExchangeResult } from '@dst/domain/calculator'
import { assumedOtherIncome, taxYear2025, taxYear2026, type StateCode } from '@dst/domain/parameters'
import type { FiguresKind } from '@dst/domain/parameters/states'
import type { OpenFact, StateTaxes, StateTaxRange } from '@dst/domain/state-tax'
import { federalTaxesOfYear, latestTaxYear, taxYears, type TaxYear } from '@dst/domain/tax-estimate'

/** What the calculator doesn't ask, and the tax of a state can depend on. */
export type DependsOn = Exclude<OpenFact, 'home' | 'boughtAfter2011'>

/** The tax of one state on a sale, in US dollars, unrounded. */
export interface StateTaxOfSale {
  readonly low: number
  readonly high: number
  /** The year whose figures it is computed with. */
  readonly taxYear: TaxYear
  /** How sure those are. */
  readonly kind: FiguresKind
  readonly dependsOn: readonly DependsOn[]
}

/** A long-term gain in the calculator. */
export interface GainInState {
  readonly state: StateCode
  readonly inputs: ExchangeInputs
  /** The calculator's result for the inputs. */
  readonly result: ExchangeResult
  /** In US dollars, above 0. */
  readonly gain: number
  /** The day on which it is sold. */
  readonly today: Date
}

/**
 * What a state takes of the gain of a resident who files jointly, with the usual other income and the federal standard
 * deduction. Where the month of the purchase matters, of which only the year is known, from its better to its worse
 * case.
 */
export function stateTaxOfSale(taxes: StateTaxes, sale: GainInState): StateTaxOfSale {
  const { state, inputs, result, gain, today } = sale
  const taxYear = taxYears.find((year) => year === today.getFullYear()) ?? latestTaxYear
  const year = yearOf(taxYear, sale)
  const ranges = monthsHeld(inputs.purchaseYear, today).map((heldMonths) =>
    taxes.rangeOf(year, [
      {
        state,
        gain,
        fromDepreciation: Math.min(result.accumulatedDepreciation, gain),
        heldMonths,
        boughtAfter2011: inputs.purchaseYear > 2011,
      },
    ]),
  )
  const low = Math.min(...ranges.map((range) => range.low))
  const high = Math.max(...ranges.map((range) => range.high))
  const byMonth = new Set(ranges.map((range) => `${range.low} ${range.high}`)).size > 1
  return {
    low,
    high,
    taxYear,
    kind: kindIn(ranges),
    dependsOn: [
      ...(byMonth ? (['heldMonths'] as const) : []),
      ...(['usedAsHome', 'isBusiness'] as const).filter((fact) => ranges.some(({ open }) => open.includes(fact))),
    ],
  }
}

function yearOf(taxYear: TaxYear, { state, inputs, result }: GainInState) {
  const figures = taxYear === 2025 ? taxYear2025 : taxYear2026
  const year = {
    taxYear,
    filing: 'joint',
    otherTaxableIncome: assumedOtherIncome,
    deductions: figures.standardDeduction.joint,
  } as const
  const federal = federalTaxesOfYear(year, [
    {
      price: inputs.expectedSalePrice,
      sellingCosts: 0,
      purchasePrice: inputs.purchasePrice,
      propertyType: inputs.propertyType,
      // Only that it was held for more than a year matters: the depreciation is given.
      placedInService: `${inputs.purchaseYear}-01`,
      sold: `${taxYear}-12`,
      depreciation: result.accumulatedDepreciation,
    },
  ])
  return { ...year, federalDeduction: year.deductions, federal, home: state }
}

/** The least and the most whole months since a purchase of that year, and more than a year in any case. */
function monthsHeld(purchaseYear: number, today: Date): readonly [number, number] {
  const sinceJanuary = (today.getFullYear() - purchaseYear) * monthsAYear + today.getMonth()
  const least = Math.max(monthsAYear + 1, sinceJanuary - (monthsAYear - 1))
  return [least, Math.max(least, sinceJanuary)]
}

const monthsAYear = 12

function kindIn([range]: readonly StateTaxRange[]): FiguresKind {
  return range?.kinds[0]?.kind ?? 'published'
}
