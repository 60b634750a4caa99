import type { LocalPlace, LocalTax, StateFigures } from '../parameters/states/state-figures.ts'
import { bracketTax } from './rates.ts'
import type { StateTaxYear } from './state-tax-inputs.ts'
import type { TaxOfState } from './tax-of-state.ts'

/** A tax of a place on the gain. In US dollars, unrounded. */
export interface LocalTaxLine {
  readonly name: string
  readonly tax: number
}

/** What a resident's county, city or district takes of the sales. Throws a RangeError for a place that isn't there. */
export function residentLocalTaxes(year: StateTaxYear, tax: TaxOfState): LocalTaxLine[] {
  const { state } = tax
  const { homePlace, homeLocalRate = 0 } = year
  const added = tax.with.tax - tax.without.tax
  const typed =
    state.localRateTyped && homeLocalRate > 0
      ? [{ name: 'School district', tax: homeLocalRate * districtBase(tax) }]
      : []
  const taxes = homePlace === undefined ? [] : placeOf(state, homePlace).taxes
  return [
    ...taxes.map((local) => {
      if (local.on === 'stateTax') return { name: local.name, tax: local.rate * added }
      if (local.on === 'income') return { name: local.name, tax: local.rate * (tax.with.agi - tax.without.agi) }
      const on = (taxable: number) => bracketed(local, year, taxable)
      return { name: local.name, tax: on(tax.with.taxable) - on(tax.without.taxable) }
    }),
    ...typed,
  ]
}

/** Iowa's districts add to the state's tax, Ohio's take of taxable income. */
function districtBase(tax: TaxOfState): number {
  return tax.state.localRateTyped === 'taxable'
    ? tax.with.taxable - tax.without.taxable
    : tax.with.tax - tax.without.tax
}

/** The same for people who live elsewhere, on a gain there; in US dollars. */
export function nonresidentLocalTaxes(
  state: StateFigures,
  year: StateTaxYear,
  place: string,
  gain: number,
): LocalTaxLine[] {
  return placeOf(state, place).taxes.flatMap((local) => {
    if (local.nonresidentShare === 0 || local.on === 'stateTax') return []
    const full = local.on === 'income' ? local.rate * gain : bracketed(local, year, gain)
    return [{ name: local.name, tax: local.nonresidentShare * full }]
  })
}

function bracketed(
  local: Extract<LocalTax, { on: 'taxable' }>,
  { filing, taxYear }: StateTaxYear,
  taxable: number,
): number {
  const brackets = (taxYear >= 2026 ? local.bracketsFrom2026 : undefined) ?? local.brackets
  return bracketTax(brackets, filing === 'surviving' ? 'joint' : filing, taxable)
}

function placeOf({ places = [], name }: StateFigures, id: string): LocalPlace {
  const place = places.find((each) => each.id === id)
  if (place === undefined) throw new RangeError(`place: ${name} has none called ${id}`)
  return place
}
