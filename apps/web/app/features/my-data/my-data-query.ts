import { queryOptions } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'

/** All data stored about the user, fetched whenever a screen asks for it. */
export const myDataQuery = queryOptions({
  queryKey: ['/api/me/data'],
  queryFn: async ({ signal }) => {
    const outcome = await api.me.data({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  staleTime: 0,
  gcTime: 0,
})
