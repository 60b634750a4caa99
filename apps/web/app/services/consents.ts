import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { ReadFailed } from './current-investor.ts'

/**
 * What the user agreed to or refused, newest first. Refetched by each screen that shows it, because requests and
 * switches add to it.
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
