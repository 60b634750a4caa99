import type { StateFigures, StateYear } from '../parameters/states/state-figures.ts'
import type { StateCode } from '../parameters/state-tax.ts'
import { nonresidentLocalTaxes, residentLocalTaxes, type LocalTaxLine } from './local-tax.ts'
import { checkStateTax, type StateSale, type StateTable, type StateTaxYear } from './state-tax-inputs.ts'
import { returnsOfYear } from './returns-of-year.ts'
import { nonresidentTax, shareFrom, taxOfState, type TaxOfState } from './tax-of-state.ts'
import type { StateReturnTax } from './tax-of-return.ts'

/** What one state takes of the sales. In US dollars, unrounded. */
export interface StateShare {
  readonly state: StateCode
  readonly role: 'home' | 'property'
  /** Before credit, without local taxes. */
  readonly tax: number
  /** What is given for the tax of another state; 0 where it gives none. */
  readonly credit: number
  /** Part of the year's income from its sales, for a state of property. */
  readonly share?: number
  readonly local: readonly LocalTaxLine[]
  /** The returns behind it; none where the state's income tax doesn't reach the gain. */
  readonly returns?: { readonly with: StateReturnTax; readonly without: StateReturnTax }
}

/** The state and local tax that sales add to a year. In US dollars, unrounded; negative where they save tax. */
export interface StateTaxEstimate {
  readonly total: number
  /** The states of the properties first, then that of residence. */
  readonly states: readonly StateShare[]
}

/**
 * The state and local tax on the sales of one year: the state of each property first, then the state of residence over
 * all of them with its credit. Throws a RangeError that begins with the name of an impossible input, or that names the
 * year where a state has no figures for it.
 * @source docs/product/state-tax.md
 */
export function stateTaxOfSales(table: StateTable, year: StateTaxYear, sales: readonly StateSale[]): StateTaxEstimate {
  checkStateTax(table, year, sales)
  const home = table[year.home]
  const returns = returnsOfYear(year, sales)
  const taxOf = (state: StateFigures) => {
    const figures = figuresOf(state, year.taxYear)
    return figures && taxOfState(state, figures, returns)
  }
  const homeTax = taxOf(home)
  const elsewhere = [...new Set(sales.map(({ state }) => state))].filter((state) => state !== year.home)
  const atHome = homeTax ? homeTax.with.tax - homeTax.without.tax : 0
  let creditLeft = Math.max(0, atHome)
  const shares = elsewhere.map((state) => {
    const property = propertyShare(state, taxOf(table[state]), year, sales)
    const most = homeTax ? homeTax.with.tax * shareFrom(state, homeTax) : 0
    const credit = Math.min(property.tax, most, creditLeft)
    creditLeft -= credit
    return { property, credit, isReverse: isReverse(table[state], home) }
  })
  const states: StateShare[] = [
    ...shares.map(({ property, credit, isReverse: reverse }) => ({ ...property, credit: reverse ? credit : 0 })),
    {
      state: year.home,
      role: 'home',
      tax: atHome,
      credit: shares.reduce((sum, { credit, isReverse: reverse }) => sum + (reverse ? 0 : credit), 0),
      local: homeTax ? residentLocalTaxes(year, homeTax) : [],
      ...(homeTax ? { returns: { with: homeTax.with, without: homeTax.without } } : {}),
    },
  ]
  return { total: states.reduce((sum, each) => sum + leftOf(each), 0), states }
}

/** What a state and its places take after credit, in US dollars. */
export function leftOf({ tax, credit, local }: StateShare): number {
  return tax - credit + local.reduce((sum, each) => sum + each.tax, 0)
}

function propertyShare(
  state: StateCode,
  tax: TaxOfState | undefined,
  year: StateTaxYear,
  sales: readonly StateSale[],
): StateShare {
  if (tax === undefined) return { state, role: 'property', tax: 0, credit: 0, local: [] }
  const share = shareFrom(state, tax)
  return {
    state,
    role: 'property',
    tax: nonresidentTax(tax, share),
    credit: 0,
    share,
    local: sales.flatMap((sale) =>
      sale.state === state && sale.place !== undefined
        ? nonresidentLocalTaxes(tax.state, year, sale.place, Math.max(0, sale.gain))
        : [],
    ),
    returns: { with: tax.with, without: tax.without },
  }
}

/** Whether the state of the property gives the credit, and not that of residence. */
function isReverse(property: StateFigures, home: StateFigures): boolean {
  return property.creditsResidentsOf?.includes(home.code) ?? false
}

/** The figures of a year; undefined for a state whose income tax doesn't reach the gain. */
function figuresOf({ name, income, years }: StateFigures, year: number): StateYear | undefined {
  if (income !== 'taxed') return undefined
  const figures = years[year]
  if (figures === undefined) throw new RangeError(`taxYear: no figures of ${name} for ${year}`)
  return figures
}
