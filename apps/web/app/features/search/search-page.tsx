import { longDate } from '@dst/domain/wording/long-date'
import { PageHeader } from '@dst/ui/page-header'
import { TextField } from '@dst/ui/text-field'
import { useEffect } from 'react'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { ContentsAtoZ, ContentsBySituation } from './contents-lists.tsx'
import type { SearchContents } from './search-contents.ts'
import { SearchFailure } from './search-failure.tsx'
import { loadingLabel } from './search-labels.ts'
import { useSearchAddress } from './use-search-address.ts'
import { useSiteSearch } from './use-site-search.ts'

const loadResults = () => import('./load-results.ts').then((module) => module.loadResults())

/** All results of a search; without one, and without scripts, everything by situation and from A to Z. */
export function SearchPage({ contents: { situations, letters, reviewed } }: { contents: SearchContents }) {
  const { text, type } = useSearchAddress()
  const { loaded, failed, load } = useSiteSearch(loadResults)
  const typed = text.trim() !== ''
  useEffect(() => {
    if (typed) load()
  }, [typed, load])

  return (
    <>
      <HomeBar />
      <PageHeader
        title="Search"
        eyebrow="Everything on this site"
        lead={<p>Answers, terms, figures, states and tools. What you type stays on your device.</p>}
      />
      <div className="ui-page-width grid gap-6 pb-16">
        <search className="max-w-form noscript:hidden">
          <TextField
            name="search"
            type="search"
            icon="search"
            label="Search this site"
            autoComplete="off"
            value={text}
            onValueChange={type}
            onFocus={load}
          />
        </search>
        {typed && failed ? <SearchFailure onRetry={load} /> : null}
        {typed && !failed && loaded === undefined ? <p>{loadingLabel}</p> : null}
        {typed && loaded !== undefined ? <loaded.Results text={text} search={loaded.search} /> : null}
        {typed ? null : (
          <>
            <ContentsBySituation situations={situations} />
            <ContentsAtoZ letters={letters} />
            <p className="text-fine leading-snug text-ink-muted">
              Last edited <time dateTime={reviewed.text}>{longDate(reviewed.text)}</time>. Sources, last read on{' '}
              <time dateTime={reviewed.read}>{longDate(reviewed.read)}</time>: those named on each page.
            </p>
          </>
        )}
      </div>
    </>
  )
}
