import type { RequestRowOfDesk } from '@dst/contracts/desk'
import { tierLabels } from '@dst/domain/tiers'
import { TextLink } from '@dst/ui/link'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { contactMethodLabels } from '~/lib/consultation/contact-choices.ts'
import { deskPathOf, deskPaths } from '~/desk-paths.ts'
import { DeskTable, type DeskRow } from './desk-table.tsx'
import { FiltersForm } from './filters-form.tsx'
import { When, zoneSentence } from './moments.tsx'
import { countSentence, MoreButton } from './more-button.tsx'
import { OfficePage, ReadState } from './office-page.tsx'
import { requestsQuery } from './office-queries.ts'
import { filtersFromQuery, queryOfFilters, type RequestFilters } from './request-filters.ts'
import { RequestState } from './request-state.tsx'

/** Every request, to filter and to search. */
export function RequestsPage() {
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useRememberedSearch()
  const filters = filtersFromQuery(query)
  const read = useInfiniteQuery(requestsQuery(search === '' ? filters : { ...filters, search }))
  const table = useRef<HTMLTableElement>(null)

  const show = (wanted: RequestFilters, text: string) => {
    setSearch(text)
    const isSame = JSON.stringify(queryOfFilters(wanted)) === JSON.stringify(queryOfFilters(filters))
    // A search is in no address: a new entry of the history would lead back to the same page.
    setQuery(queryOfFilters(wanted), { preventScrollReset: true, replace: isSame })
  }

  return (
    <OfficePage title="Requests" lead={`Every request for a conversation, newest first. ${zoneSentence()}`}>
      <FiltersForm filters={filters} search={search} onShow={show} />
      {/* A failure to load more stands at the button, below what is there. */}
      <ReadState what="The requests" read={{ ...read, error: read.isFetchNextPageError ? null : read.error }}>
        {({ pages }) => {
          const requests = pages.flatMap((page) => page.requests)
          const total = pages.at(-1)?.total ?? 0
          return (
            <div className="desk-office-section">
              <output className="desk-count">{countSentence('request', requests.length, total)}</output>
              {requests.length === 0 ? (
                <p>{nothingSentence(filters, search)}</p>
              ) : (
                <DeskTable
                  ref={table}
                  caption="Requests"
                  hideCaption
                  busy={read.isPlaceholderData}
                  columns={['Person', 'Asked', 'Firm', 'Where it stands', 'Promised by']}
                  rows={requests.map(requestRow)}
                />
              )}
              <MoreButton things="requests" read={read} shown={requests.length} list={table} />
            </div>
          )
        }}
      </ReadState>
    </OfficePage>
  )
}

function nothingSentence(filters: RequestFilters, search: string): string {
  return search === '' && Object.keys(filters).length === 0
    ? 'Nobody has asked for a conversation yet.'
    : 'No request fits. Leave out a filter, or write less into the search field.'
}

function requestRow(request: RequestRowOfDesk): DeskRow {
  const { id, reference, name, email, askedAt, firm, promisedAt, tier, method } = request
  return {
    key: id,
    heading: (
      <span className="desk-lines">
        <TextLink href={deskPathOf(deskPaths.request, id)} className="desk-row-link">
          {name ?? 'Account deleted'}
        </TextLink>
        {email === null ? null : <span className="desk-quiet">{email}</span>}
        <span className="desk-quiet">{reference}</span>
      </span>
    ),
    cells: [
      <span key="asked" className="desk-lines">
        <When at={askedAt} />
        <span className="desk-quiet">
          {[tier === null ? null : tierLabels[tier], method === null ? null : contactMethodLabels[method]]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>,
      firm === null ? 'No consent' : firm.name,
      <RequestState key="state" {...request} />,
      promisedAt === null ? 'Nothing promised' : <When at={promisedAt} />,
    ],
  }
}

const searchKey = ['/desk/requests', 'search']

/** The search text of this visit: in memory, since addresses and the history are saved; gone with the session. */
function useRememberedSearch(): [string, (text: string) => void] {
  const queryClient = useQueryClient()
  const [search, setSearch] = useState(() => queryClient.getQueryData<string>(searchKey) ?? '')
  const remember = (text: string) => {
    // Nothing observes it, and what nothing observes is dropped after minutes.
    queryClient.setQueryDefaults(searchKey, { gcTime: Infinity })
    queryClient.setQueryData(searchKey, text)
    setSearch(text)
  }
  return [search, remember]
}
