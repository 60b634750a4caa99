import { queryOptions } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'

/**
 * The signed-in investor's links to shared copies (GET /api/me/exchange-shares), newest first. Refetched whenever the
 * page is looked at, because somebody may have opened one.
 */
export const exchangeSharesQuery = queryOptions({
  queryKey: ['/api/me/exchange-shares'],
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }) => {
    const outcome = await api.exchange.shares({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
})
