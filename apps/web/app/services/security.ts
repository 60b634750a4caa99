import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { ReadFailed } from './current-investor'

/** Where the signed-in investor's account is signed in, and what happened to it last (GET /api/me/security). */
export const securityQuery = queryOptions({
  queryKey: ['/api/me/security'],
  // What other browsers do meanwhile shows each time the tab is opened.
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const outcome = await api.me.security({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
})
