import type { LocalPlace, LocalTax, StateFigures } from '@dst/domain/parameters/states'
import { notesOf } from '~/lib/states/state-notes.ts'
import type { Block, StateSection } from './state-page-content.ts'
import { latestYear, percent, placeName } from '~/lib/states/state-words.ts'

/** Local taxes that reach a gain, and those that somebody could expect to. */
export function localSection(state: StateFigures): StateSection {
  const { places = [] } = state
  const notes = notesOf(state.code).local ?? []
  const [taxYear] = latestYear(state)
  const none = `No county or city in ${placeName(state)} is known to tax a gain on top.`
  return {
    id: 'local',
    heading: 'Local taxes',
    blocks: [
      ...(places.length === 0 ? [] : placeBlocks(places, taxYear)),
      ...(places.length === 0 && notes.length === 0 ? [{ kind: 'text', text: none } as const] : []),
      ...(notes.length === 0 ? [] : [{ kind: 'list', items: notes } as const]),
    ],
  }
}

/** Tables with more rows than this are folded. */
const foldedFrom = 12

function placeBlocks(places: readonly LocalPlace[], taxYear: number): readonly Block[] {
  const unread = places.filter(({ unverified }) => unverified).length
  const intro = [
    'These taxes come on top for people who live in the place.',
    ...(places.some(({ taxes }) => taxes.some(({ nonresidentShare }) => nonresidentShare > 0))
      ? ['Some also reach people who live elsewhere and sell property there.']
      : []),
    ...(unread === 0 ? [] : [`“${notRead}” marks a rate that was not read in a source of the place itself.`]),
  ]
  return [
    { kind: 'text', text: intro.join(' ') },
    {
      kind: 'table',
      caption: `Local taxes of ${taxYear}`,
      columns: ['Place', 'Tax'],
      rows: places.map(({ name, taxes, unverified }) => ({
        heading: name,
        cells: [
          [
            ...taxes.map((tax) => `${taxes.length > 1 ? `${tax.name}: ` : ''}${taxWords(tax, taxYear)}`),
            ...(unverified ? [notRead] : []),
          ].join('; '),
        ],
      })),
      ...(places.length > foldedFrom ? { folded: `All ${places.length} places with their rates` } : {}),
    },
  ]
}

/** Beside a rate that nobody read in a source of the place. */
export const notRead = 'not confirmed'

function taxWords(tax: LocalTax, taxYear: number): string {
  const elsewhere = tax.nonresidentShare === 0.5 ? ', half for people who live elsewhere' : ''
  if (tax.on !== 'taxable')
    return `${percent(tax.rate)} of ${tax.on === 'income' ? 'income' : 'the state’s tax'}${elsewhere}`
  const { rates } = tax.laterBrackets && taxYear >= tax.laterBrackets.since ? tax.laterBrackets.brackets : tax.brackets
  const [first = 0] = rates
  const last = rates.at(-1) ?? first
  return `${first === last ? percent(first) : `${percent(first)} to ${percent(last)}`} of taxable income`
}
