import type { BracketedLocalTax, LocalPlace } from '../parameters/states/local-taxes.ts'
import type { StateFigures } from '../parameters/states/state-figures.ts'
import { bracketTax } from './rates.ts'
import type { StateTaxYear } from './state-tax-inputs.ts'
import { filingOf } from './tax-of-return.ts'
import type { TaxOfState } from './tax-of-state.ts'

/** A tax of a place on the gain. In US dollars, unrounded. */
export interface LocalTaxLine {
  readonly name: string
  readonly tax: number
}

/** What a resident's county, city or district takes of the sales. Throws a RangeError for a place that isn't there. */
export function residentLocalTaxes(year: StateTaxYear, tax: TaxOfState): LocalTaxLine[] {
  const { state, with: after, without: before } = tax
  const { homePlace, homeLocalRate = 0 } = year
  const taxes = homePlace === undefined ? [] : placeOf(state, homePlace).taxes
  const added = {
    taxable: after.taxable - before.taxable,
    stateTax: after.tax - before.tax,
    income: after.agi - before.agi,
  }
  const district = state.localRateTyped === undefined ? 0 : homeLocalRate * added[state.localRateTyped]
  return [
    ...taxes.map((local) => ({
      name: local.name,
      tax:
        local.on === 'taxable'
          ? bracketed(local, year, after.taxable) - bracketed(local, year, before.taxable)
          : local.rate * added[local.on],
    })),
    ...(district === 0 ? [] : [{ name: 'School district', tax: district }]),
  ]
}

/** The same for people who live elsewhere, on a gain there; in US dollars. */
export function nonresidentLocalTaxes(
  state: StateFigures,
  year: StateTaxYear,
  place: string,
  gain: number,
): LocalTaxLine[] {
  return placeOf(state, place)
    .taxes.filter(({ nonresidentShare }) => nonresidentShare > 0)
    .map((local) => ({
      name: local.name,
      tax: local.nonresidentShare * (local.on === 'taxable' ? bracketed(local, year, gain) : local.rate * gain),
    }))
}

function bracketed(local: BracketedLocalTax, { filing, taxYear }: StateTaxYear, taxable: number): number {
  const { laterBrackets: later } = local
  const brackets = later && taxYear >= later.since ? later.brackets : local.brackets
  return bracketTax(brackets, filingOf(filing), taxable)
}

function placeOf({ places = [], name }: StateFigures, id: string): LocalPlace {
  const place = places.find((each) => each.id === id)
  if (place === undefined) throw new RangeError(`place: ${name} has none called ${id}`)
  return place
}
