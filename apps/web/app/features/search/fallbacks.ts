import { paths } from '~/paths.ts'
import type { Found, SiteSearch } from './search-index.ts'
import { fallbackLabels } from './search-labels.ts'

/** Where to go on when nothing fits: what is written most alike, the situations, and people. */
export function fallbacks(text: string, search: SiteSearch): readonly { heading: string; entries: readonly Found[] }[] {
  return [
    { heading: fallbackLabels.nearest, entries: search.nearest(text, 3) },
    { heading: fallbackLabels.situations, entries: search.ofKind('situation') },
    { heading: fallbackLabels.contact, entries: search.ofKind('page').filter(({ path }) => path === paths.contact) },
  ].filter(({ entries }) => entries.length > 0)
}
