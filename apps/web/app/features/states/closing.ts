import type { StateFigures } from '@dst/domain/parameters/states'
import { closingNotesOf } from '~/lib/states/closing-notes.ts'
import { notesOf } from '~/lib/states/state-notes.ts'
import type { StateSection } from './state-page-content.ts'
import { placeAtStart, placeName } from '~/lib/states/state-words.ts'

/** What an exchange does to the state's tax, and what claim the state keeps. */
export function exchangeSection(state: StateFigures): StateSection {
  const name = placeAtStart(state)
  const notes = notesOf(state.code).exchange ?? [
    `${name} usually follows federal law on exchanges of real property (section 1031): gain ` +
      'that is deferred there is deferred here too.',
  ]
  return { id: 'exchange', heading: 'An exchange', blocks: [...notes, clawBackWords(state)].map(asText) }
}

function clawBackWords(state: StateFigures): string {
  const { clawBack } = state
  const name = placeAtStart(state)
  if (clawBack === undefined)
    return `No yearly report on gain that was exchanged out of ${placeName(state)} is known here.`
  if (clawBack.certain)
    return (
      `${name} keeps its claim to gain that you exchange into property elsewhere: file form ` +
      `${clawBack.form ?? ''} every year until the gain is taxed. When you sell later, ` +
      `${placeName(state)} taxes that gain, and the state of the new property can tax it too.`
    )
  return (
    `${name} is reported to tax such gain at the later sale, also of people who live ` +
    'elsewhere. This was not read in its law, and no yearly form is known: ask your CPA.'
  )
}

/** What is withheld at the closing, by which form, and how an exchange is kept from it. */
export function withholdingSection(state: StateFigures): StateSection {
  const { withholding } = state
  const notes = closingNotesOf(state.code)
  const name = placeAtStart(state)
  const texts =
    withholding === undefined
      ? [`No withholding by ${placeName(state)} on a sale by people who live elsewhere is known here.`]
      : [
          withholding.rate
            ? `${name} withholds ${withholding.what}${form(withholding.form)}.`
            : `${name} withholds a part of the money at the closing${form(withholding.form)}. How much ` +
              'was not read: ask the closing agent.',
          withholding.residentsToo
            ? 'It concerns all sellers, also those who live there.'
            : 'It concerns sellers who live elsewhere.',
          `An exchange is kept from it by ${withholding.exemptBy}.${days(withholding.daysBefore)} ` +
            'Ask before the closing: money withheld is cash that the exchange lacks.',
          'What is withheld is a payment ahead, never more tax: it counts against the tax on your return.',
        ]
  return { id: 'withholding', heading: 'Withheld at the closing', blocks: [...texts, ...notes].map(asText) }
}

function form(name: string | undefined): string {
  return name === undefined ? '' : `, with form ${name}`
}

function days(before: number | undefined): string {
  return before === undefined ? '' : ` File it at least ${before} days before.`
}

function asText(text: string) {
  return { kind: 'text', text } as const
}
