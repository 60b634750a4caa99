import { checkInputs, checkList } from '../engine-inputs/checked-inputs.ts'
import { uncertainFigures, type StateCode } from '../parameters/state-tax.ts'
import type { FiguresKind, StateFigures, StateYear } from '../parameters/states/state-figures.ts'
import { checkStateTax, statesOf, type StateSale, type StateTable, type StateTaxYear } from './state-tax-inputs.ts'
import { stateTaxOfSales, type StateTaxEstimate } from './state-tax-of-sales.ts'

/** A fact that may be unknown, and on which the tax can depend. */
export type OpenFact = 'home' | 'heldMonths' | 'boughtAfter2011' | 'usedAsHome' | 'isBusiness'

type FactOfSale = Exclude<OpenFact, 'home'>

/** A sale of which facts may be missing. A gain of unknown duration counts as long-term. */
export type StateSaleKnown = Omit<StateSale, FactOfSale> & Partial<Pick<StateSale, FactOfSale>>
/** A year of which the state of residence may be missing. */
export type StateTaxYearKnown = Omit<StateTaxYear, 'home'> & Partial<Pick<StateTaxYear, 'home'>>

/** How sure the figures of a state are. */
export interface StateKind {
  readonly state: StateCode
  readonly kind: FiguresKind
}

/** State and local tax as far as it is known. In US dollars, unrounded. */
export interface StateTaxRange {
  readonly low: number
  readonly high: number
  /** What both ends come from, before the margin for figures that are not final. */
  readonly lowest: StateTaxEstimate
  readonly highest: StateTaxEstimate
  /** The missing facts on which it depends. */
  readonly open: readonly OpenFact[]
  /** The states that tax the gain, with their figures of the year. */
  readonly kinds: readonly StateKind[]
}

/**
 * The least and the most that state and local tax can be, given what is known: over each missing fact, the figures that
 * authorities disagree about, and a margin for figures that are not final. Without a state of residence, from the tax
 * where that is the state of the property to the most that any state of residence adds. Both ends are equal where
 * nothing is open. Throws the RangeErrors of `stateTaxOfSales`.
 * @source docs/product/state-tax.md#range
 */
export function stateTaxRange(
  table: StateTable,
  year: StateTaxYearKnown,
  sales: readonly StateSaleKnown[],
): StateTaxRange {
  checkInputs('year', year)
  checkList('sales', sales)
  checkStateTax(table, { ...year, home: year.home ?? 'TX' }, sales.map(asLongTerm))
  const cases = casesOf(table, year, sales)
  const { lowest, highest } = endsOf(cases)
  const kindOf = (state: StateCode) => table[state].years[year.taxYear]?.kind
  const states = new Set([...sales.map(({ state }) => state), ...(year.home === undefined ? [] : [year.home])])
  const byHome = year.home === undefined && lowest.total !== highest.total
  const isOpen = (fact: FactOfSale) =>
    extremes[fact].some((value) => {
      const ends = endsOf(cases.filter(({ known }) => (known[fact] ?? value) === value))
      return ends.lowest.total !== lowest.total || ends.highest.total !== highest.total
    })
  return {
    low: lowest.total - margin(lowest, kindOf),
    high: highest.total + margin(highest, kindOf),
    lowest,
    highest,
    open: [...(byHome ? (['home'] as const) : []), ...factNames.filter(isOpen)],
    kinds: [...states].flatMap((state) => {
      const kind = kindOf(state)
      return kind === undefined ? [] : [{ state, kind }]
    }),
  }
}

/** The tax with one value for each open question. */
interface Case {
  /** The missing facts that matter in it. */
  readonly known: Partial<KnownFacts>
  /** Whether the state of residence is one that nothing speaks against: that of a property, if none is known. */
  readonly isLikelyHome: boolean
  readonly estimate: StateTaxEstimate
}

/** Every state of residence, value of a missing fact and disputed figure that can change the tax. */
function casesOf(table: StateTable, year: StateTaxYearKnown, sales: readonly StateSaleKnown[]): Case[] {
  const missing = factNames.filter((fact) => sales.some((sale) => sale[fact] === undefined))
  const there = sales.map(({ state }) => state)
  // A place belongs to its state: it says nothing where that is unknown.
  const { homePlace: _place, homeLocalRate: _rate, ...anywhere } = year
  const { home: own } = year
  const years = own === undefined ? statesOf(table).map((home) => ({ ...anywhere, home })) : [{ ...year, home: own }]
  return years.flatMap((at) => {
    const states = [at.home, ...there]
    const asked = missing.filter((fact) => states.some((state) => asks(table[state].years[at.taxYear], fact)))
    return withDisputes(table, at.taxYear, states).flatMap((figures) =>
      combinations(asked).map((known) => ({
        known,
        isLikelyHome: own !== undefined || there.length === 0 || there.includes(at.home),
        estimate: stateTaxOfSales(
          figures,
          at,
          sales.map((sale) => asLongTerm({ ...known, ...sale })),
        ),
      })),
    )
  })
}

/** Whether a fact of a sale can change a state's tax of a year. */
function asks(year: StateYear | undefined, fact: FactOfSale): boolean {
  const { gain, businessGain } = year ?? {}
  return {
    heldMonths: (gain?.monthsHeld ?? gain?.orShare) !== undefined,
    boughtAfter2011: gain?.requires === 'bought-after-2011',
    usedAsHome: gain?.orShare !== undefined,
    isBusiness: businessGain !== undefined,
  }[fact]
}

/** The least that a likely state of residence leads to, and the most that any does. */
function endsOf(cases: readonly Case[]): Pick<StateTaxRange, 'lowest' | 'highest'> {
  const likely = cases.filter(({ isLikelyHome }) => isLikelyHome)
  return {
    lowest: likely.map(({ estimate }) => estimate).reduce((one, other) => (other.total < one.total ? other : one)),
    highest: cases.map(({ estimate }) => estimate).reduce((one, other) => (other.total > one.total ? other : one)),
  }
}

/** The figures, and where authorities disagree about those of one of the states, also with the other value. */
function withDisputes(table: StateTable, taxYear: number, states: readonly StateCode[]): readonly StateTable[] {
  const others = states.flatMap((code): [StateCode, StateFigures][] => {
    const { years } = table[code]
    const year = years[taxYear]
    if (year?.disputed === undefined) return []
    return [[code, { ...table[code], years: { ...years, [taxYear]: { ...year, ...year.disputed } } }]]
  })
  return others.length === 0 ? [table] : [table, { ...table, ...Object.fromEntries(others) }]
}

function margin({ states }: StateTaxEstimate, kindOf: (state: StateCode) => FiguresKind | undefined): number {
  return states.reduce((sum, { state, tax, credit }) => {
    const kind = kindOf(state)
    return kind === 'preliminary' || kind === 'carried' ? sum + uncertainFigures * Math.max(0, tax - credit) : sum
  }, 0)
}

/** The best and the worst that a fact can be; which is which is found by computing both. */
const extremes = {
  // Both are long-term: more is asked only where a state wants longer.
  heldMonths: [13, 1_200],
  boughtAfter2011: [false, true],
  usedAsHome: [false, true],
  isBusiness: [false, true],
} as const satisfies Record<FactOfSale, readonly [unknown, unknown]>

/** A sale whose duration is unknown, as one that no state's rule on longer holding reaches. */
function asLongTerm(sale: StateSaleKnown): StateSale {
  return { heldMonths: extremes.heldMonths[0], ...sale }
}

type KnownFacts = Pick<StateSale, FactOfSale>

const factNames = Object.keys(extremes) as FactOfSale[]

/** Each combination of the extremes of facts. */
function combinations(facts: readonly FactOfSale[]): Partial<KnownFacts>[] {
  return facts.reduce<Partial<KnownFacts>[]>(
    (cases, fact) => cases.flatMap((each) => extremes[fact].map((value) => ({ ...each, [fact]: value }))),
    [{}],
  )
}
