import type { FiguresKind, StateFigures } from '@dst/domain/parameters/states'
import { latestYear, yearsOf } from './state-words.ts'

/** How sure the figures of each year are, one sentence a year. */
export function kindSentences(state: StateFigures): readonly string[] {
  const years = yearsOf(state)
  return years.map(([year, { kind }], index) => sentences[kind](year, years[index + 1]?.[0] ?? year - 1))
}

/** The same of the latest year in a few words, for a list of states. */
export function kindInShort(state: StateFigures): string {
  if (state.income === 'none') return 'No income tax'
  if (state.income === 'gain-not-taxed') return 'Gain not taxed'
  const [year, { kind }] = latestYear(state)
  return shortly[kind](year)
}

/** How sure a state's figures of one year are. */
export function kindSentence(kind: FiguresKind, year: number): string {
  return sentences[kind](year, year - 1)
}

type Written = (year: number, before: number) => string

const sentences = {
  published: (year) => `Figures of ${year}: published.`,
  preliminary: (year) =>
    `Figures of ${year} are not all published: what is missing is computed from the index of ` +
    'the state, or taken from reports.',
  carried: (year, before) => `The year ${year} is computed with the figures of ${before}.`,
  disputed: (year) => `Figures of ${year} are disputed: two authorities name different amounts.`,
} as const satisfies Record<FiguresKind, Written>

const shortly = {
  published: (year) => `Figures of ${year} published`,
  preliminary: (year) => `Figures of ${year} not all published`,
  carried: (year) => `With the figures of ${year - 1}`,
  disputed: (year) => `Figures of ${year} disputed`,
} as const satisfies Record<FiguresKind, (year: number) => string>
