import { paths } from '~/paths.ts'

/** The page with all results. The words stay in the fragment, which browsers send to nobody. */
export function searchPath(text: string): string {
  return text.trim() === '' ? paths.search : `${paths.search}#${fragmentOfSearch(text)}`
}

/** The fragment, without its `#`, of a search. */
export function fragmentOfSearch(text: string): string {
  return text.trim() === '' ? '' : new URLSearchParams({ q: text.trim() }).toString()
}

/** What a fragment searches for; empty if it is about something else. */
export function searchOfFragment(fragment: string): string {
  return new URLSearchParams(fragment).get('q') ?? ''
}
