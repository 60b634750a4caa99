import { categoryLabel, type FaqEntry } from '@dst/domain/faq'
import MiniSearch from 'minisearch'
import { digitsFor } from './number-text.ts'

/** At most this many entries are close to a search. */
const maxClose = 5

const stopMessage = new Set(
  [
    'a an and are at be by can do does for from have how i if in is it may me my of on or',
    'the to was what when which who will with you your',
  ].flatMap((words) => words.split(' ')),
)

/** Finds the entries whose words are nearly those of a search. */
export type CloseSearch<Entry extends FaqEntry> = (search: string) => Entry[]

/**
 * An index over the entries. A word may be misspelled, begun, in the singular or the plural, or a number in words.
 * Entries with all words come first; only where there are none, those with some of them. The best matches first.
 */
export function closeSearch<Entry extends FaqEntry>(entries: readonly Entry[]): CloseSearch<Entry> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = new MiniSearch<Entry>({
    fields: ['question', 'answer', 'category'],
    extractField: (entry, field) =>
      field === 'category' ? categoryLabel(entry.category) : entry[field as 'question' | 'answer' | 'id'],
    stringifyField: String,
    tokenize: (text) => digitsFor(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
    processTerm: (term) => (stopMessage.has(term) ? null : singularOf(term)),
    searchOptions: {
      boost: { question: 3 },
      // A number that is nearly another one is another one.
      fuzzy: (term) => (/\d/.test(term) || term.length < 5 ? false : 0.2),
      prefix: (term) => term.length > 3 && !/\d/.test(term),
    },
  })
  index.addAll(entries)
  return (search) => {
    const all = index.search(search, { combineWith: 'AND' })
    const found = all.length > 0 ? all : index.search(search, { combineWith: 'OR' })
    return found.slice(0, maxClose).flatMap(({ id }: { id: number }) => byId.get(id) ?? [])
  }
}

function singularOf(term: string): string {
  return term.length > 3 ? term.replace(/(?<![su])s$/, '') : term
}
