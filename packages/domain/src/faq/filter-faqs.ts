import type { FaqEntry } from './faq-entry.ts'
import { searchedTexts } from './search-text.ts'

/** The filter of the FAQ page; category "all" and an empty search match everything. */
export interface FaqFilter {
  readonly category: string
  readonly search: string
}

/**
 * The entries of the category that match the search, in their order: those whose question or answer contains the search
 * text, ignoring case, and those that contain each of its words or a synonym of it.
 * @source docs/product/site.md#faq
 */
export function filterFaqs<Entry extends FaqEntry>(entries: readonly Entry[], filter: FaqFilter): Entry[] {
  const wanted = searchedTexts(filter.search)
  return entries.filter((entry) => {
    if (filter.category !== 'all' && entry.category !== filter.category) return false
    const text = `${entry.question}\n${entry.answer}`.toLowerCase().replaceAll('’', "'")
    return wanted.every((anyOf) => anyOf.some((part) => text.includes(part)))
  })
}
