import type { FaqFilter, filterFaqs } from '@dst/domain/faq'
import { useEffect, useMemo, useState } from 'react'
import type { ShownFaq } from './faq-list.ts'

/**
 * The entries of the category that match the search. The synonym search is loaded on the first search: until then, and
 * if it fails to load, an entry matches if it contains the text as typed.
 */
export function useMatches(entries: readonly ShownFaq[], { category, search }: FaqFilter): readonly ShownFaq[] {
  const searched = search.trim().toLowerCase()
  const narrowed = category !== 'all' || searched !== ''
  const [filter, setFilter] = useState<typeof filterFaqs>()
  useEffect(() => {
    if (searched !== '' && filter === undefined)
      void import('./faq-search.ts').then(
        ({ filterFaqs }) => setFilter(() => filterFaqs),
        () => undefined,
      )
  }, [searched, filter])

  return useMemo(() => {
    if (!narrowed) return entries
    if (filter !== undefined) return filter(entries, { category, search })
    const contains = (entry: ShownFaq) => `${entry.question}\n${entry.answer}`.toLowerCase().includes(searched)
    return entries.filter((entry) => (category === 'all' || entry.category === category) && contains(entry))
  }, [entries, category, search, searched, narrowed, filter])
}
