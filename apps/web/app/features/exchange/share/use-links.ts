import type { ExchangeShare } from '@dst/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { exchangeSharesQuery } from './shares-query.ts'
import type { MadeLink } from './make-link.ts'

/** What was done last: another one each time, also in the same words. */
export interface Done {
  readonly words: string
}

/**
 * The keys of the links that were made here, what was done last, and which link is about to be withdrawn. Keys are kept
 * nowhere else: they are gone when the page is.
 */
export function useLinks() {
  const queryClient = useQueryClient()
  const [keys, setKeys] = useState<ReadonlyMap<string, string>>(new Map())
  const [asked, setAsked] = useState<ExchangeShare>()
  const [done, setDone] = useState<Done>()

  const renew = () => queryClient.invalidateQueries({ queryKey: exchangeSharesQuery.queryKey })

  /** Shows the new link even if the list can't be read again; without one, reads which links there are. */
  function storeMadeLink(made: MadeLink | undefined) {
    setDone(made && { words: 'The link is ready. Copy it, and send it yourself: we send nothing.' })
    if (made !== undefined) {
      setKeys((known) => new Map(known).set(made.share.id, made.key))
      queryClient.setQueryData(exchangeSharesQuery.queryKey, (shares) => [made.share, ...(shares ?? [])])
    }
    void renew()
  }

  function storeWithdrawn(id: string, withdrawnAt: string) {
    setAsked(undefined)
    setDone({ words: 'The link is withdrawn, and its content is deleted.' })
    queryClient.setQueryData(exchangeSharesQuery.queryKey, (shares) =>
      shares?.map((share) => (share.id === id ? { ...share, withdrawnAt: share.withdrawnAt ?? withdrawnAt } : share)),
    )
    void renew()
  }

  function ask(share: ExchangeShare) {
    setDone(undefined)
    setAsked(share)
  }

  return { keys, done, asked, ask, close: () => setAsked(undefined), storeMadeLink, storeWithdrawn }
}
