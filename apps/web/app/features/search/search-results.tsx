import { TextLink } from '@dst/ui/link'
import { SearchStatus } from '@dst/ui/search-box'
import { fallbacks } from './fallbacks.ts'
import type { Found, SiteSearch } from './search-index.ts'
import { countLabel, kindLabels } from './search-labels.ts'

/** All that fits a search, or where to go on when nothing does. */
export function SearchResults({ text, search }: { text: string; search: SiteSearch }) {
  const found = search.find(text)
  return (
    <section aria-labelledby="results-heading" className="grid gap-4">
      <h2 id="results-heading">Results</h2>
      <div>
        <SearchStatus>{countLabel(found.length)}</SearchStatus>
      </div>
      {found.length > 0 ? (
        <ResultList entries={found} />
      ) : (
        fallbacks(text, search).map(({ heading, entries }) => (
          <section key={heading} className="grid gap-2" aria-label={heading}>
            <h3>{heading}</h3>
            <ResultList entries={entries} />
          </section>
        ))
      )}
    </section>
  )
}

function ResultList({ entries }: { entries: readonly Found[] }) {
  return (
    <ol className="grid max-w-measure gap-4">
      {entries.map(({ path, kind, title, line }) => (
        <li key={path}>
          <span className="flex flex-wrap items-center gap-x-4">
            <TextLink href={path} className="inline-flex min-h-11 items-center">
              {title}
            </TextLink>
            <span className="text-small text-ink-muted">{kindLabels[kind]}</span>
          </span>
          <span className="block text-small leading-snug text-ink-muted">{line}</span>
        </li>
      ))}
    </ol>
  )
}
