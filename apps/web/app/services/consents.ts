import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { ReadFailed } from './current-investor'

/**
 * What the person agreed to or refused, the newest first. Read anew by each screen that shows it: requests and switches
 * add to it.
 */
export const consentsQuery = queryOptions({
  queryKey: ['/api/me/consents'],
  queryFn: async ({ signal }) => {
    const outcome = await api.me.consents({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  refetchOnMount: 'always',
})
