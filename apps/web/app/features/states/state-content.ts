import { emptyExchangeFile, fragmentOfFile } from '@dst/domain/exchange-file'
import { stateRecords, statesSource } from '@dst/domain/parameters/provenance/states'
import { stateFigures, type StateFigures } from '@dst/domain/parameters/states'
import { longDate } from '@dst/domain/wording/long-date'
import { paths } from '~/paths.ts'
import { stateSlug } from '~/state-paths.ts'
import { changesSection } from './changes.ts'
import { exchangeSection, withholdingSection } from './closing.ts'
import { kindInShort, kindSentences } from '~/lib/states/figures-kind.ts'
import { leadSentence } from './lead-sentence.ts'
import { leftOutSection } from './left-out.ts'
import { localSection } from './local-taxes.ts'
import { ratesSection } from './rate-tables.ts'
import { sampleBlocks } from './sample-sales.ts'
import { specialSection } from './special.ts'
import { notesOf } from '~/lib/states/state-notes.ts'
import type { StatePageContent, StateSection } from './state-page-content.ts'
import { placeName } from '~/lib/states/state-words.ts'
import { twoStatesSection } from './two-states.ts'

/** The states in the order of their names. */
export const statesByName: readonly StateFigures[] = Object.values(stateFigures).toSorted((one, other) =>
  one.name.localeCompare(other.name),
)

/** The page of a state by the last part of its address; undefined if no state has it. For its loader. */
export function stateContent(slug: string | undefined): StatePageContent | undefined {
  const state = statesByName.find(({ name }) => stateSlug(name) === slug)
  return state && pageOf(state)
}

function pageOf(state: StateFigures): StatePageContent {
  const { reviewed, next } = stateRecords[state.code]
  const isTaxed = state.income === 'taxed'
  const topics = isTaxed ? 'rates, examples, withholding, exchanges' : 'the rule, and the taxes that remain'
  return {
    place: placeName(state),
    title: `Tax on a gain in ${placeName(state)}`,
    description: `What ${placeName(state)} takes of a gain on real property: ${topics}, sources and date of review.`,
    sentence: leadSentence(state),
    kinds: kindSentences(state),
    file: `${paths.exchangeMoney}#${fileWith(state)}`,
    sections: isTaxed ? taxedSections(state) : untaxedSections(state),
    reviewed: {
      date: reviewed,
      words: longDate(reviewed),
      next: next ?? (isTaxed ? 'January, with the forms of the state' : 'January'),
    },
  }
}

/** A file in which only where somebody lives and what they sell there is entered. */
function fileWith({ code }: StateFigures): string {
  return fragmentOfFile({ ...emptyExchangeFile, taxpayer: { residence: code }, sales: [{ id: '1', state: code }] })
}

function taxedSections(state: StateFigures): readonly StateSection[] {
  return [
    { id: 'examples', heading: 'What a sale adds', blocks: sampleBlocks(state) },
    specialSection(state),
    ratesSection(state),
    changesSection(state),
    localSection(state),
    exchangeSection(state),
    withholdingSection(state),
    twoStatesSection(state),
    leftOutSection(state),
    ...unverifiedSection(state),
  ]
}

/** What could not be read in a source of the state, year by year. */
function unverifiedSection({ code }: StateFigures): readonly StateSection[] {
  const years = Object.entries(stateRecords[code].unverified ?? {}).toReversed()
  const items = years.flatMap(([year, points = []]) => points.map((point) => `${year}: ${point}.`))
  if (items.length === 0) return []
  return [{ id: 'not-confirmed', heading: 'What could not be confirmed', blocks: [{ kind: 'list', items }] }]
}

/** What remains where the state takes nothing. */
function untaxedSections(state: StateFigures): readonly StateSection[] {
  const name = placeName(state)
  const { laws, sources } = stateRecords[state.code]
  const { local = [], leftOut = [] } = notesOf(state.code)
  return [
    {
      id: 'remains',
      heading: 'What remains',
      blocks: [
        {
          kind: 'list',
          items: [
            'Federal tax on the gain, with the part that comes from depreciation, and the net investment income tax.',
            `If you live elsewhere, your own state usually taxes the gain on property in ${name}, ` +
              'and there is no tax here to give credit for.',
            `If you live in ${name} and sell elsewhere, the state of the property usually taxes the gain.`,
            'Taxes and fees on the transfer of real property. They are selling costs.',
            ...local,
            ...leftOut,
          ],
        },
      ],
    },
    {
      id: 'sources',
      heading: 'Where this can be read',
      blocks: [
        {
          kind: 'evidence',
          items: [
            ...laws.map(({ what, cite, ...rest }) => ({ text: `${cite}: ${what}`, ...rest })),
            ...[...sources, statesSource].map(({ title, ...rest }) => ({ text: title, ...rest })),
          ],
        },
      ],
    },
  ]
}

/** What the list of all states shows. */
export interface StatesContent {
  readonly states: readonly { readonly name: string; readonly slug: string; readonly kind: string }[]
  readonly source: string
  readonly reviewed: { readonly date: string; readonly words: string }
}

/** All states with how sure their figures are, and the day on which the one was reviewed that waits longest. */
export function statesContent(): StatesContent {
  const days = Object.values(stateRecords).map(({ reviewed }) => reviewed)
  const oldest = days.reduce((first, day) => (day < first ? day : first))
  return {
    states: statesByName.map((state) => ({ name: state.name, slug: stateSlug(state.name), kind: kindInShort(state) })),
    source: statesSource.title,
    reviewed: { date: oldest, words: longDate(oldest) },
  }
}
