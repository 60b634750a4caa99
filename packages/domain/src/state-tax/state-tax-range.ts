import { uncertainFigures, type StateCode } from '../parameters/state-tax.ts'
import type { FiguresKind, StateFigures } from '../parameters/states/state-figures.ts'
import type { StateSale, StateTable, StateTaxYear } from './state-tax-inputs.ts'
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
  const tables = withDisputes(table, year.taxYear)
  const missing = factNames.filter((fact) => sales.some((sale) => sale[fact] === undefined))
  const cases = casesOf(missing).map((known) => ({
    known,
    ends: endsOf(
      tables,
      year,
      sales.map((sale) => ({ ...known, ...sale })),
    ),
  }))
  const lowest = least(cases.map(({ ends }) => ends.lowest))
  const highest = most(cases.map(({ ends }) => ends.highest))
  const kindOf = (state: StateCode) => table[state].years[year.taxYear]?.kind
  const states = new Set([...sales.map(({ state }) => state), ...(year.home === undefined ? [] : [year.home])])
  const byHome = year.home === undefined && cases.some(({ ends }) => ends.lowest.total !== ends.highest.total)
  return {
    low: lowest.total - margin(lowest, kindOf),
    high: highest.total + margin(highest, kindOf),
    lowest,
    highest,
    open: [
      ...(byHome ? (['home'] as const) : []),
      ...missing.filter((fact) => extremes[fact].some((value) => !sameEnds(cases, { lowest, highest }, fact, value))),
    ],
    kinds: [...states].flatMap((state) => {
      const kind = kindOf(state)
      return kind === undefined ? [] : [{ state, kind }]
    }),
  }
}

interface Ends {
  readonly lowest: StateTaxEstimate
  readonly highest: StateTaxEstimate
}

interface KnownCase {
  readonly known: KnownFacts
  readonly ends: Ends
}

/** Whether both ends can be reached whatever the value of a fact, which then doesn't matter. */
function sameEnds(cases: readonly KnownCase[], whole: Ends, fact: FactOfSale, value: unknown): boolean {
  const some = cases.filter(({ known }) => known[fact] === value)
  return (
    least(some.map(({ ends }) => ends.lowest)).total === whole.lowest.total &&
    most(some.map(({ ends }) => ends.highest)).total === whole.highest.total
  )
}

/** Without a state of residence, from those of the properties to any. */
function endsOf(tables: Tables, year: StateTaxYearKnown, sales: readonly StateSale[]): Ends {
  // A place belongs to its state: it says nothing where that is unknown.
  const { homePlace: _place, homeLocalRate: _rate, ...anywhere } = year
  const at = (home: StateCode) =>
    tables.map((table) => stateTaxOfSales(table, home === year.home ? { ...year, home } : { ...anywhere, home }, sales))
  const own = year.home === undefined ? sales.map(({ state }) => state) : [year.home]
  const any = year.home === undefined ? (Object.keys(tables[0]) as StateCode[]) : own
  return { lowest: least(own.flatMap(at)), highest: most(any.flatMap(at)) }
}

type Tables = readonly [StateTable, ...StateTable[]]

/** The figures, and those with the other of each two values that authorities disagree about. */
function withDisputes(table: StateTable, taxYear: number): Tables {
  const others = Object.values(table).flatMap((state): [StateCode, StateFigures][] => {
    const year = state.years[taxYear]
    if (year?.disputed === undefined) return []
    return [[state.code, { ...state, years: { ...state.years, [taxYear]: { ...year, ...year.disputed } } }]]
  })
  return others.length === 0 ? [table] : [table, { ...table, ...Object.fromEntries(others) }]
}

function margin({ states }: StateTaxEstimate, kindOf: (state: StateCode) => FiguresKind | undefined): number {
  return states.reduce((sum, { state, tax, credit }) => {
    const kind = kindOf(state)
    return kind === 'preliminary' || kind === 'carried' ? sum + uncertainFigures * Math.max(0, tax - credit) : sum
  }, 0)
}

function least(estimates: readonly StateTaxEstimate[]): StateTaxEstimate {
  return estimates.reduce((one, other) => (other.total < one.total ? other : one))
}

function most(estimates: readonly StateTaxEstimate[]): StateTaxEstimate {
  return estimates.reduce((one, other) => (other.total > one.total ? other : one))
}

/** The best and the worst that a fact can be; which is which is found by computing both. */
const extremes = {
  // Both are long-term: more is asked only where a state wants longer.
  heldMonths: [13, 1_200],
  boughtAfter2011: [false, true],
  usedAsHome: [false, true],
  isBusiness: [false, true],
} as const satisfies Record<FactOfSale, readonly [unknown, unknown]>

type KnownFacts = Pick<StateSale, FactOfSale>

const factNames = Object.keys(extremes) as FactOfSale[]

/** Each combination of the extremes of the missing facts. */
function casesOf(facts: readonly FactOfSale[]): KnownFacts[] {
  const start: KnownFacts = { heldMonths: extremes.heldMonths[0] }
  return facts.reduce<KnownFacts[]>(
    (cases, fact) => cases.flatMap((each) => extremes[fact].map((value) => ({ ...each, [fact]: value }))),
    [start],
  )
}
