import { faqServerListMinimum, popularFaqIds, popularFaqMaximum } from '../parameters/faq.ts'
import type { FaqEntry } from './faq-entry.ts'

/**
 * The popular entries, at most 6, in their order.
 * @source parameters `popularFaqIds`, `popularFaqMaximum`
 */
export function popularFaqs<Entry extends FaqEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => popularFaqIds.includes(entry.id)).slice(0, popularFaqMaximum)
}

/**
 * The server's list when it has more than 8 entries, otherwise the built-in list.
 * @source parameter `faqServerListMinimum`
 */
export function chooseFaqs<Entry extends FaqEntry>(
  server: readonly Entry[] | undefined,
  fallback: readonly Entry[],
): readonly Entry[] {
  return server && server.length > faqServerListMinimum ? server : fallback
}
