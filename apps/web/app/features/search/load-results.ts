import { loadSearch } from './load-search.ts'
import type { SiteSearch } from './search-index.ts'
import { SearchResults } from './search-results.tsx'

/** The search with what shows its results on a page. Rejects if it can't be fetched. */
export async function loadResults(): Promise<{ search: SiteSearch; Results: typeof SearchResults }> {
  return { search: await loadSearch(), Results: SearchResults }
}
