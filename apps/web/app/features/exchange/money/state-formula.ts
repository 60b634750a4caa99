import type { StateShare, StateTable } from '@dst/domain/state-tax'
import { formatUsd } from '@dst/domain/calculator'
import type { FileTax } from '@dst/domain/exchange-file'
import { percent, placeAtStart } from '~/lib/states/state-words.ts'
import type { FormulaLine } from './money-formula.ts'

type Range = NonNullable<FileTax['stateTax']['range']>
type Returns = NonNullable<StateShare['returns']>

/** A state's tax, line by line. */
export interface StateFormula {
  readonly heading: string
  readonly lines: readonly FormulaLine[]
}

const usd = formatUsd

/** How the tax of each state comes about; at the least and at the most, where a fact or a dispute makes both. */
export function stateFormulas(range: Range, figures: StateTable, year: number): readonly StateFormula[] {
  const { lowest, highest } = range
  const isOne = Math.abs(highest.total - lowest.total) < 0.5
  const groups = (estimate: Range['lowest'], end: string) =>
    estimate.states.flatMap((share) => {
      const lines = linesOf(share)
      const name = placeAtStart(figures[share.state])
      return lines.length === 0 ? [] : [{ heading: `${name}, with the figures for ${year}${end}`, lines }]
    })
  return isOne ? groups(lowest, '') : [...groups(lowest, ': the least'), ...groups(highest, ': the most')]
}

function linesOf(share: StateShare): readonly FormulaLine[] {
  const { returns, role, tax, credit, local } = share
  if (returns === undefined) return []
  return [
    ...returnLines(returns),
    {
      term: 'Tax on the sale',
      formula:
        role === 'home'
          ? `${usd(returns.with.tax)} with it − ${usd(returns.without.tax)} without it = ${usd(tax)}`
          : `the part of the income that comes from here, ${percent(roundedShare(share.share ?? 0))} = ${usd(tax)}`,
    },
    ...(credit > 0.5 ? [{ term: 'Credit for the tax of another state', formula: `− ${usd(credit)}` }] : []),
    ...local.map((line) => ({ term: line.name, formula: `${usd(line.tax)}` })),
  ]
}

const inReturn = [
  ['agi', 'Adjusted gross income'],
  ['base', 'Income that the state starts from'],
  ['leftOut', 'Left out of the gain'],
  ['deduction', 'Deduction'],
  ['exemption', 'Exemption'],
  ['federalTaxDeducted', 'Federal tax deducted'],
  ['taxable', 'Taxable income'],
  ['byRates', 'Tax by the rates'],
  ['takenBack', 'Low brackets taken back'],
  ['surtaxes', 'Taxes on top'],
  ['credits', 'Credits'],
  ['added', 'Least or fixed tax'],
  ['tax', 'Tax of the year'],
] as const

function returnLines(returns: Returns): readonly FormulaLine[] {
  const { with: after, without } = returns
  return inReturn.flatMap(([name, term]) => {
    const always = name === 'taxable' || name === 'tax'
    if (!always && Math.abs(after[name]) < 0.5 && Math.abs(without[name]) < 0.5) return []
    if (name === 'base' && after.base === after.agi) return []
    return [{ term, formula: `${usd(after[name])} with the sale, ${usd(without[name])} without it` }]
  })
}

function roundedShare(share: number): number {
  return Math.round(share * 1_000) / 1_000
}
