import { queryOptions } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'

/** Where the signed-in investor's account is signed in, and its latest security events (GET /api/me/security). */
export const securityQuery = queryOptions({
  queryKey: ['/api/me/security'],
  // Refetched each time the tab is opened, because other browsers may have changed something.
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const outcome = await api.me.security({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
})
