import { stateFigures, type StateFigures } from '@dst/domain/parameters/states'
import { notesOf } from '~/lib/states/state-notes.ts'
import type { StateSection } from './state-page-content.ts'
import { inProse, percent, placeAtStart, placeName } from '~/lib/states/state-words.ts'

/** What people pay who live in one state and sell in another. */
export function twoStatesSection(state: StateFigures): StateSection {
  const texts = [...elsewhereWords(state), ...creditWords(state), ...(notesOf(state.code).elsewhere ?? [])]
  return {
    id: 'two-states',
    heading: 'If you live in another state',
    blocks: texts.map((text) => ({ kind: 'text', text })),
  }
}

function elsewhereWords(state: StateFigures): readonly string[] {
  const name = placeAtStart(state)
  if (state.income === 'gain-not-taxed') return [`${name} leaves out the gain of people who live elsewhere too.`]
  if (state.nonresident === 'none')
    return [`${name} does not tax the gain of people who live elsewhere as income of a person.`]
  if (state.nonresident === 'gain-alone')
    return [`${name} usually taxes the gain alone, and does not look at income that you have elsewhere.`]
  const more =
    state.nonresidentRate === undefined
      ? ''
      : ` It adds ${percent(state.nonresidentRate)} of that part of taxable income, in place of a county’s tax.`
  return [
    `${name} usually computes its tax on all your income, and takes the share of it that ` +
      `comes from ${placeName(state)}. So your other income raises the rate.${more}`,
  ]
}

function creditWords(state: StateFigures): readonly string[] {
  const { creditsResidentsOf: reverse = [] } = state
  const name = placeAtStart(state)
  const home =
    'Your own state then usually gives credit for this tax, at most its own tax on the same ' +
    'gain. You pay about the higher of the two.'
  const here =
    `If you live in ${placeName(state)} and sell elsewhere, the state of the property taxes ` +
    `first, and ${placeName(state)} usually gives the credit.`
  if (state.income !== 'taxed') return []
  const others = inProse(reverse.map((code) => stateFigures[code].name))
  return [
    ...(state.nonresident === 'none' ? [] : [home]),
    here,
    ...(reverse.length === 0
      ? []
      : [
          `With ${others} it is usually the other way around: between ${name} and these states, ` +
            'the state of the property gives the credit, and the state where you live does not.',
        ]),
  ]
}
