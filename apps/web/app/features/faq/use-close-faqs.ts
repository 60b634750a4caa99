import { useEffect, useMemo, useState } from 'react'
import type { closeSearch } from './close-search.ts'
import type { FaqAddress } from './faq-address.ts'
import type { DisplayedFaq } from './faq-list.ts'

const none: readonly DisplayedFaq[] = []

/**
 * The entries of the category that are close to what was typed, apart from those that match it. The search is loaded
 * once somebody searches; until then, and if it can't be loaded, there are none.
 */
export function useCloseFaqs(
  entries: readonly DisplayedFaq[],
  { category, search }: Pick<FaqAddress, 'category' | 'search'>,
  matches: readonly DisplayedFaq[],
): readonly DisplayedFaq[] {
  const searched = search.trim()
  const index = useIndex(searched !== '')
  const find = useMemo(() => index?.(entries), [index, entries])
  return useMemo(() => {
    if (find === undefined || searched === '') return none
    return find(searched).filter(
      (entry) => (category === 'all' || entry.category === category) && !matches.includes(entry),
    )
  }, [find, searched, category, matches])
}

function useIndex(wanted: boolean): typeof closeSearch | undefined {
  const [index, setIndex] = useState<typeof closeSearch>()
  useEffect(() => {
    if (!wanted || index !== undefined) return
    void import('./close-search.ts').then(
      (loaded) => setIndex(() => loaded.closeSearch),
      () => undefined,
    )
  }, [wanted, index])
  return index
}
