import { stateRecords } from '@dst/domain/parameters/provenance/states'
import type { Allowance, StateFigures, StateYear } from '@dst/domain/parameters/states'
import { figureWords, type FigureOfYear } from './figure-words.ts'
import { notesOf } from '~/lib/states/state-notes.ts'
import type { StateSection } from './state-page-content.ts'
import { latestYear, placeAtStart } from '~/lib/states/state-words.ts'

/** The rules of a state that make its tax more than a rate times the gain, with the laws behind them. */
export function specialSection(state: StateFigures): StateSection {
  const [, year] = latestYear(state)
  const items = [...ruleSentences(year), ...(notesOf(state.code).special ?? [])]
  const laws = stateRecords[state.code].laws.map(({ what, cite, ...rest }) => ({ text: `${cite}: ${what}`, ...rest }))
  return {
    id: 'special',
    heading: 'What is special',
    blocks: [
      items.length === 0
        ? { kind: 'text', text: `${placeAtStart(state)} has no rule of its own for a gain on real property here.` }
        : { kind: 'list', items },
      ...(laws.length === 0
        ? []
        : ([
            { kind: 'text', quiet: true, text: 'The law behind it:' },
            { kind: 'evidence', items: laws },
          ] as const)),
    ],
  }
}

/** One sentence a rule, with the values of the year. */
function ruleSentences(year: StateYear): readonly string[] {
  const said = (name: FigureOfYear) => figureWords(name, year) ?? ''
  const shrinking = (['deduction', 'exemption', 'credit'] as const).filter((name) => shrinks(year[name]))
  const sentences: readonly (readonly [FigureOfYear, string])[] = [
    ['gain', `Long-term gain: ${said('gain')}.`],
    ['federalTaxDeducted', `Federal tax lowers the income that is taxed: ${said('federalTaxDeducted')}.`],
    ['deductionAddedBack', `A part of the federal deduction is added back: ${said('deductionAddedBack')}.`],
    ['businessGain', `Gain that is income of a business has a rule of its own: ${said('businessGain')}.`],
    ['shortTermRate', `Gain on property held a year or less is taxed at ${said('shortTermRate')}.`],
    ['recapture', `High incomes lose what the low brackets save, ${said('recapture')}.`],
    ['ladders', `High incomes lose what the low brackets save: tax is added ${said('ladders')}.`],
    ['surtaxes', `A tax on top: ${said('surtaxes')}.`],
    ['leastTax', `The tax is at least ${said('leastTax')}.`],
    ['fixedTax', `Whoever has to file pays ${said('fixedTax')} besides.`],
    ['rateLessAmount', 'The rate holds for all taxable income; an amount that depends on income is then taken off.'],
    ['disputed', `Another value is named for the deduction: ${said('disputed')}.`],
  ]
  return [
    ...sentences.flatMap(([name, sentence]) => (year[name] === undefined ? [] : [sentence])),
    ...shrinking.map(
      (name) => `The ${name} shrinks or ends as income grows, and the sale itself is such income: ${said(name)}.`,
    ),
  ]
}

function shrinks(allowance: Allowance | undefined): boolean {
  if (allowance === undefined) return false
  const { reduction, lostAbove, amountByIncome } = allowance
  return [reduction, lostAbove, amountByIncome].some((part) => part !== undefined)
}
