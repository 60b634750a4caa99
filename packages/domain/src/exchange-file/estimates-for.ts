import { corporateTaxRate } from '../parameters/exchange-file.ts'
import type { StateTaxes, StateTaxRange } from '../state-tax/index.ts'
import {
  estimateTaxOfSales,
  federalTaxesOfYear,
  gainOfSale,
  type SoldProperty,
  type TaxEstimate,
  type TaxYearInputs,
} from '../tax-estimate/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { placeIn, type StateFacts } from './state-facts.ts'

/** A property of a file, with what the rules of its state look at. */
export interface FileProperty extends SoldProperty {
  readonly inState?: StateFacts
}

/**
 * Where the state tax of a file comes from: the CPA's amount, a typed rate, the highest rate of the state in a file of
 * the first version, the figures of the states, or nowhere, while no state of a property is known.
 */
export type StateSource =
  | { readonly by: 'cpa'; readonly amount: number }
  | { readonly by: 'rate'; readonly rate: number }
  | { readonly by: 'highest-rate' | 'states' | 'none' }

/** State and local tax of a file. */
export interface FileStateTax {
  readonly source: StateSource
  /** How it was found by the figures of the states; undefined where it comes from elsewhere. */
  readonly range?: StateTaxRange
  /** The oldest day on which the figures of one of its states were read; undefined where none tax it. */
  readonly readOn?: PlainDate
}

/** Where the state tax of a file comes from. What a state takes of a corporation counts once it is entered. */
export function stateSourceOf({ income, taxpayer, sales }: ExchangeFile): StateSource {
  if (income.cpaStateTax !== undefined) return { by: 'cpa', amount: income.cpaStateTax }
  if (income.stateRate !== undefined) return { by: 'rate', rate: income.stateRate }
  const isKnown = sales.some(({ price, state }) => price !== undefined && state !== undefined)
  if (taxpayer.kind === 'c-corporation' || !isKnown) return { by: 'none' }
  return { by: income.highestStateRate === true && taxpayer.residence === undefined ? 'highest-rate' : 'states' }
}

/** The year of a file, its defaults included. */
export type FileYear = Required<TaxYearInputs>

/** A year and what is sold in it. */
interface SalesOfYear {
  readonly year: FileYear
  readonly properties: readonly FileProperty[]
  readonly states: StateTaxes | undefined
}

/** The tax of sales with the least and the most state tax. */
export interface Estimates {
  readonly least: TaxEstimate
  readonly most: TaxEstimate
  readonly stateTax: FileStateTax
}

/**
 * The tax of sales: a C corporation pays one rate on whatever it gains, everybody else what people pay. The CPA's state
 * tax is that of the whole sale of the file; of `part` of its gain, that part is due.
 */
export function estimatesFor(file: ExchangeFile, sales: SalesOfYear, part = 1): Estimates {
  const { year, properties, states } = sales
  const estimate = federalEstimate(file, estimateTaxOfSales(year, properties))
  const source = stateSourceOf(file)
  if (source.by === 'cpa') {
    const known = withStateTax(estimate, part * source.amount)
    return { least: known, most: known, stateTax: { source } }
  }
  if (source.by !== 'states' || states === undefined) return { least: estimate, most: estimate, stateTax: { source } }
  const range = rangeOf(file, sales, states)
  return {
    least: withStateTax(estimate, range.low),
    most: withStateTax(estimate, range.high),
    stateTax: { source, range, ...readOn(range, states) },
  }
}

function rangeOf({ taxpayer }: ExchangeFile, { year, properties }: SalesOfYear, states: StateTaxes): StateTaxRange {
  const { residence, localRate } = taxpayer
  const place = residence && placeIn(states.figures[residence], taxpayer.place)
  return states.rangeOf(
    {
      taxYear: year.taxYear,
      filing: year.filing,
      otherTaxableIncome: year.otherTaxableIncome,
      federalDeduction: year.deductions,
      otherInvestmentIncome: year.otherInvestmentIncome,
      realEstateProfessional: year.realEstateProfessional,
      losses: year.suspendedLosses + year.capitalLossCarryover,
      federal: federalTaxesOfYear(year, properties),
      ...(residence === undefined ? {} : { home: residence }),
      ...(place === undefined ? {} : { homePlace: place }),
      ...(localRate === undefined ? {} : { homeLocalRate: localRate }),
    },
    properties.flatMap((property) => {
      if (property.inState === undefined) return []
      const { gain, depreciation } = gainOfSale(property)
      return [{ ...property.inState, gain, fromDepreciation: Math.min(depreciation, Math.max(0, gain)) }]
    }),
  )
}

function readOn({ kinds }: StateTaxRange, { reviewDays }: StateTaxes): Pick<FileStateTax, 'readOn'> {
  const day = kinds.map(({ state }) => reviewDays[state]).toSorted()[0]
  return day === undefined ? {} : { readOn: day }
}

function federalEstimate({ taxpayer }: ExchangeFile, estimate: TaxEstimate): TaxEstimate {
  if (taxpayer.kind !== 'c-corporation') return estimate
  return withStateTax(
    {
      ...estimate,
      federalTax: corporateTaxRate * estimate.gain,
      taxedAt0: 0,
      taxedAt15: 0,
      taxedAt20: 0,
      taxedAt25: 0,
      netInvestmentIncomeTax: 0,
      alternativeMinimumTax: 0,
    },
    estimate.stateTax,
  )
}

function withStateTax(estimate: TaxEstimate, stateTax: number): TaxEstimate {
  const { gain, federalTax, netInvestmentIncomeTax, alternativeMinimumTax } = estimate
  const total = federalTax + netInvestmentIncomeTax + alternativeMinimumTax + stateTax
  return { ...estimate, stateTax, total, effectiveRate: gain > 0 ? total / gain : 0 }
}
