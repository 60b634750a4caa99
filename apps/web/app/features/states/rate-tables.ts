import type { StateFigures, StateFiling, StateYear } from '@dst/domain/parameters/states'
import { stateParameters, stateRecords, statesSource } from '@dst/domain/parameters/provenance/states'
import { figureWords, type FigureOfYear } from './figure-words.ts'
import type { Block, StateSection } from './state-page-content.ts'
import { dollars, percent, yearsOf } from '~/lib/states/state-words.ts'

/** Rates and amounts of every year, the latest first, with where they can be read. */
export function ratesSection(state: StateFigures): StateSection {
  const years = yearsOf(state)
  return {
    id: 'rates',
    heading: 'Rates and amounts',
    blocks: [
      ...years.flatMap(([year, figures]) => rateTables(year, figures)),
      amountsTable(state),
      { kind: 'text', quiet: true, text: 'Where these figures can be read:' },
      {
        kind: 'evidence',
        items: [statesSource, ...stateRecords[state.code].sources].map(({ title, ...rest }) => ({
          text: title,
          ...rest,
        })),
      },
    ],
  }
}

/** The rates of one year for single people and couples, and folded for the others. */
export function rateTables(year: number, figures: StateYear): readonly Block[] {
  const { brackets, rateLessAmount, taxSteps, gain } = figures
  if (taxSteps)
    return [
      {
        kind: 'table',
        caption: `Tax of ${year} for every way to file`,
        columns: ['Taxable income over', 'Tax up to there', 'Rate above'],
        rows: taxSteps.map(([from, tax, rate]) => ({ heading: dollars(from), cells: [dollars(tax), percent(rate)] })),
        figures: true,
      },
    ]
  if (rateLessAmount)
    return [
      {
        kind: 'table',
        caption: `Rates of ${year}, on all taxable income and less an amount`,
        columns: ['Taxable income over', 'Rate of all of it'],
        rows: rateLessAmount.rates.map(([from, rate]) => ({ heading: dollars(from), cells: [percent(rate)] })),
        figures: true,
      },
    ]
  return [
    ...(brackets ? bracketTables(`Brackets of ${year}`, brackets) : []),
    ...(gain?.brackets ? bracketTables(`Brackets of ${year} for a long-term gain`, gain.brackets) : []),
  ]
}

type Brackets = NonNullable<StateYear['brackets']>

function bracketTables(caption: string, brackets: Brackets): readonly Block[] {
  const { rates, from } = brackets
  const [only] = rates
  if (rates.length === 1 && only !== undefined)
    return [{ kind: 'text', text: `${caption}: one rate, ${percent(only)} of all taxable income.` }]
  const rowsOf = (pair: readonly [StateFiling, StateFiling]) =>
    rates.map((rate, index) => ({
      heading: percent(rate),
      cells: pair.map((filing) => dollars(from[filing][index] ?? 0)),
    }))
  const isSame = (one: StateFiling, other: StateFiling) => String(from[one]) === String(from[other])
  const main: Block = {
    kind: 'table',
    caption: `${caption}: taxable income from which each rate holds`,
    columns: ['Rate', 'Single', 'Married, jointly'],
    rows: rowsOf(['single', 'joint']),
    figures: true,
  }
  if (isSame('separate', 'single') && isSame('head', 'single')) return [main]
  return [
    main,
    {
      kind: 'table',
      caption: `${caption}: the other ways to file`,
      columns: ['Rate', 'Separately', 'Head of household'],
      rows: rowsOf(['separate', 'head']),
      figures: true,
      folded: `${caption}, filed separately or as head of household`,
    },
  ]
}

/** Every figure but the rates, by year. */
function amountsTable(state: StateFigures): Block {
  const years = yearsOf(state)
  return {
    kind: 'table',
    caption: 'Other figures',
    columns: ['Figure', ...years.map(([year]) => String(year))],
    rows: figureNames(state)
      .filter(({ name }) => !inTables.has(name))
      .map(({ name, label }) => ({
        heading: label,
        cells: years.map(([, figures]) => figureWords(name, figures) ?? 'none'),
      })),
  }
}

const inTables: ReadonlySet<FigureOfYear> = new Set(['brackets', 'rateLessAmount', 'taxSteps'])

/** The figures that a state has in any year, each once. */
export function figureNames({
  code,
}: StateFigures): readonly { readonly name: FigureOfYear; readonly label: string }[] {
  const byName = new Map(stateParameters(code).map(({ name, label }) => [name, label]))
  return [...byName].map(([name, label]) => ({ name, label }))
}
