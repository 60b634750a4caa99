import { readIndex, type SiteSearch } from './search-index.ts'

let loaded: Promise<SiteSearch> | undefined

/** The search, whose index is fetched once and then kept in memory. Rejects if it can't be fetched. */
export function loadSearch(): Promise<SiteSearch> {
  loaded ??= fetchIndex().catch((problem: unknown) => {
    loaded = undefined
    throw problem
  })
  return loaded
}

async function fetchIndex(): Promise<SiteSearch> {
  const response = await fetch(import.meta.env.SEARCH_INDEX ?? '')
  if (!response.ok) throw new Error(`The search index answered ${response.status}`)
  return readIndex(await response.text())
}
