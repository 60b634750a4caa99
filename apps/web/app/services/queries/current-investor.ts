import type { ApiFailure } from '@dst/api-client'
import type { Investor } from '@dst/contracts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { storeRecordName } from '~/services/session.ts'

/** A failed fetch in the form that TanStack Query needs: thrown, with the API client's failure attached. */
export class ReadFailed extends Error {
  override readonly name = 'ReadFailed'

  constructor(readonly failure: ApiFailure) {
    super(failure.kind === 'http' ? `${failure.status}: ${failure.message || failure.text || ''}` : failure.kind)
  }
}

/**
 * The signed-in investor's own record (GET /api/me). The client itself retries: three times, after 1, 2 and 4 s, unless
 * the response is final.
 */
export const currentInvestorQuery = queryOptions({
  queryKey: ['/api/me'],
  queryFn: ({ signal }) => readCurrentInvestor({ signal }),
})

async function readCurrentInvestor(options?: { signal: AbortSignal }): Promise<Investor> {
  const outcome = await api.me.get(options)
  if (!outcome.ok) throw new ReadFailed(outcome.error)
  storeRecordName(outcome.value)
  return outcome.value
}

/** Updates the cache with a record returned by a call, and refetches the investor, even if no screen uses it. */
export async function renewCurrentInvestor(queryClient: QueryClient, known?: Investor): Promise<void> {
  // A fetch that started before the change may return the old record.
  void queryClient.cancelQueries({ queryKey: currentInvestorQuery.queryKey })
  if (known !== undefined) {
    storeRecordName(known)
    queryClient.setQueryData(currentInvestorQuery.queryKey, known)
  }
  // A query that uses its signal is canceled when the last screen that shows it leaves, e.g. between two pages.
  const renewal = { ...currentInvestorQuery, queryFn: () => readCurrentInvestor(), staleTime: 0 }
  // If the fetch fails, the cached data stays; a screen that needs more fetches again.
  await queryClient.fetchQuery(renewal).catch(() => undefined)
}

/**
 * Whether an investor has answered the questionnaire: its completion time is set or, in records older than that field,
 * the score is above 0.
 */
export function hasCompletedQuestionnaire(investor: Pick<Investor, 'questionnaireCompletedAt' | 'dstScore'>): boolean {
  return investor.questionnaireCompletedAt !== null || investor.dstScore > 0
}
