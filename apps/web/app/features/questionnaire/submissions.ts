import type { Submission } from '@dst/contracts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'

/** The signed-in investor's submissions, newest first (GET /api/me/submissions). */
export const submissionsQuery = queryOptions({
  queryKey: ['/api/me/submissions'],
  queryFn: async ({ signal }) => {
    const outcome = await api.me.submissions({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
})

/** Refetches them; undefined if that fails, and the questionnaire then works without them. */
export function readSubmissions(queryClient: QueryClient): Promise<Submission[] | undefined> {
  return queryClient.fetchQuery({ ...submissionsQuery, staleTime: 0 }).catch(() => undefined)
}
