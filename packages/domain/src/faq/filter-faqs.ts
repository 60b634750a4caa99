import type { FaqEntry } from './faq-entry'
import { searchedTexts } from './search-text'

/** What the FAQ page is narrowed to; category "all" and an empty search narrow nothing. */
export interface FaqFilter {
  readonly category: string
  readonly search: string
}

/**
 * The entries of the category that match the search, in their order: those whose question or answer contains its text,
 * whatever its case, and those that contain each of its words or what entries say for it.
 * @source specification section 5, FAQ filter
 */
export function filterFaqs<Entry extends FaqEntry>(entries: readonly Entry[], filter: FaqFilter): Entry[] {
  const wanted = searchedTexts(filter.search)
  return entries.filter((entry) => {
    if (filter.category !== 'all' && entry.category !== filter.category) return false
    const text = `${entry.question}\n${entry.answer}`.toLowerCase().replaceAll('’', "'")
    return wanted.every((anyOf) => anyOf.some((part) => text.includes(part)))
  })
}
