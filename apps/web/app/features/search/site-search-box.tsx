import { SearchBox, type SearchEntry } from '@dst/ui/search-box'
import { useState, type RefObject } from 'react'
import { fallbacks } from './fallbacks.ts'
import { searchPath } from './search-address.ts'
import { SearchFailure } from './search-failure.tsx'
import type { Found, SiteSearch } from './search-index.ts'
import { countLabel, kindLabels, loadingLabel } from './search-labels.ts'
import { useSiteSearch } from './use-site-search.ts'
import '@dst/ui/panels.css'

/** The box shows the best few; the page has them all. */
const mostShown = 6

const labels = { open: 'Search', field: 'Search this site', results: 'Search results' }

// On its own: the field is there to type in before the search is.
const loadSearch = () => import('./load-search.ts').then((module) => module.loadSearch())

/** Props of {@link SiteSearchBox}. */
export interface SiteSearchBoxProps {
  /** What was typed before the box was there. */
  typed: string
  /** The page below the bar. */
  content: RefObject<HTMLElement | null>
}

/** The box that is open once somebody has asked for it. */
export function SiteSearchBox({ typed, content }: SiteSearchBoxProps) {
  const [text, setText] = useState(typed)
  const { loaded: search, failed, load } = useSiteSearch(loadSearch)
  const isTyped = text.trim() !== ''
  const found = isTyped && search !== undefined ? search.find(text) : []
  const count = search === undefined ? loadingLabel : countLabel(found.length)
  return (
    <SearchBox
      labels={labels}
      shortcut="/"
      text={text}
      onTextChange={setText}
      onBegin={load}
      groups={isTyped && search !== undefined ? groupsOf(found, text, search) : []}
      status={isTyped && !failed ? count : ''}
      failure={failed ? <SearchFailure onRetry={load} /> : undefined}
      more={
        isTyped
          ? { label: found.length > 1 ? `All ${count}` : 'Show this search on a page', href: searchPath(text) }
          : { label: 'Everything from A to Z', href: searchPath('') }
      }
      onChoose={() => {
        setText('')
        // A place on a page receives no focus by itself, and the bar shall not keep it.
        setTimeout(() => content.current?.focus({ preventScroll: true }))
      }}
    />
  )
}

function groupsOf(found: readonly Found[], text: string, search: SiteSearch) {
  if (found.length > 0) return [{ entries: found.slice(0, mostShown).map(entryOf) }]
  return fallbacks(text, search).map(({ heading, entries }) => ({ heading, entries: entries.map(entryOf) }))
}

function entryOf({ path, kind, title, line }: Found): SearchEntry {
  return { href: path, label: title, kind: kindLabels[kind], line }
}
