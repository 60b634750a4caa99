import { faqServerListMinimum, popularFaqIds, popularFaqMaximum } from '../parameters/faq'
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

/**
 * The popular entries, at most 6, in their order.
 * @source parameters `popularFaqIds`, `popularFaqMaximum`
 */
export function popularFaqs<Entry extends FaqEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => popularFaqIds.value.includes(entry.id)).slice(0, popularFaqMaximum.value)
}

/**
 * The server's list when it has more than 8 entries, otherwise the built-in list.
 * @source parameter `faqServerListMinimum`
 */
export function chooseFaqs<Entry extends FaqEntry>(
  server: readonly Entry[] | undefined,
  fallback: readonly Entry[],
): readonly Entry[] {
  return server && server.length > faqServerListMinimum.value ? server : fallback
}
