import type { Submission } from '@dst/contracts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from './api'
import { ReadFailed } from './current-investor'

/** What the signed-in investor has answered over time, the newest first (GET /api/me/submissions). */
export const submissionsQuery = queryOptions({
  queryKey: ['/api/me/submissions'],
  queryFn: async ({ signal }) => {
    const outcome = await api.me.submissions({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
})

/** Reads them anew; undefined when they cannot be read, which leaves the questions to be answered without them. */
export function readSubmissions(queryClient: QueryClient): Promise<Submission[] | undefined> {
  return queryClient.fetchQuery({ ...submissionsQuery, staleTime: 0 }).catch(() => undefined)
}
