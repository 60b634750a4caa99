import type { StateFigures, StateYear } from '@dst/domain/parameters/states'
import { conditionWords, longHeld, surtaxWords } from './figure-words.ts'
import {
  atRates,
  byFiling,
  dollars,
  duration,
  inProse,
  latestYear,
  percent,
  placeAtStart,
  placeName,
} from '~/lib/states/state-words.ts'
import { notesOf } from '~/lib/states/state-notes.ts'

/** What a state takes of a long-term gain on real property, in one sentence. */
export function leadSentence(state: StateFigures): string {
  const name = placeAtStart(state)
  if (state.income === 'none')
    return notesOf(state.code).noTax ?? `${name} has no tax on the income of people, so it takes nothing of a gain.`
  if (state.income === 'gain-not-taxed')
    return `${name} has an income tax, but since 2025 it no longer reaches a person’s gain on property.`
  const [, year] = latestYear(state)
  return `${name} ${whatItTakes(state, year)}${onTop(year)}.`
}

function whatItTakes(state: StateFigures, year: StateYear): string {
  const { gain, federalTaxDeducted } = year
  const rates = atRates(year)
  if (gain?.excludedShare === 1)
    return (
      `takes nothing of a gain on property in ${placeName(state)} held ` +
      `${duration(gain.monthsHeld ?? 0)} or more, and taxes other gains like other income, ` +
      `${rates}`
    )
  if (gain?.excludedShare !== undefined) {
    const all = gain.untaxedAbove === undefined ? '' : ` and all above ${dollars(gain.untaxedAbove)}`
    return (
      `leaves out ${percent(gain.excludedShare)} of a long-term gain${leftOutOn(gain)}${all}, ` +
      `and taxes the rest like other income, ${rates}`
    )
  }
  if (gain?.excludedUpTo) {
    const share = gain.orShare
    const more = share ? `, or ${percent(share.share)} up to ${dollars(share.most)} ${longHeld(share.monthsHeld)},` : ''
    return (
      `leaves out up to ${byFiling(gain.excludedUpTo)} of a long-term gain${more} and taxes ` +
      `the rest like other income, ${rates}`
    )
  }
  if (gain?.brackets)
    return (
      'taxes a long-term gain at rates of its own, ' +
      `${inProse(gain.brackets.rates.map(percent))}, stacked on other income`
    )
  if (gain?.cap) return `taxes a long-term gain like other income, but at no more than ${percent(gain.cap.rate)}`
  const after = federalTaxDeducted
    ? ', after a deduction for federal ' +
      `${federalTaxDeducted.withInvestmentTax ? 'tax' : 'income tax that a large gain ends'}`
    : ''
  return `taxes a gain like other income, ${rates}${after}`
}

function leftOutOn(gain: NonNullable<StateYear['gain']>): string {
  return gain.requires === 'bought-after-2011' ? ' on property bought after 2011' : conditionWords(gain)
}

function onTop({ surtaxes = [] }: StateYear): string {
  return surtaxes.length === 0 ? '' : `, and adds ${inProse(surtaxes.map(surtaxWords))}`
}
