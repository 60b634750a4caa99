import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { ReadFailed } from './current-investor'

/** Everything that is stored about the person, as it is when a screen asks. */
export const ownDataQuery = queryOptions({
  queryKey: ['/api/me/data'],
  queryFn: async ({ signal }) => {
    const outcome = await api.me.data({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  staleTime: 0,
  gcTime: 0,
})
