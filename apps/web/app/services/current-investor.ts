import type { ApiFailure } from '@dst/api-client'
import type { Investor } from '@dst/contracts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from './api'
import { keepRecordName } from './keep-record-name'

/** A failed read, as TanStack Query wants it: thrown, with the client's own reason kept. */
export class ReadFailed extends Error {
  override readonly name = 'ReadFailed'

  constructor(readonly failure: ApiFailure) {
    super(failure.kind === 'http' ? `${failure.status}: ${failure.message || failure.text || ''}` : failure.kind)
  }
}

/**
 * The signed-in investor's own record (GET /api/me). The client itself repeats it: three more tries, after
 * 1, 2 and 4 s, unless the answer is final.
 */
export const currentInvestorQuery = queryOptions({
  queryKey: ['/api/me'],
  queryFn: async ({ signal }) => {
    const outcome = await api.me.get({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    keepRecordName(outcome.value)
    return outcome.value
  },
})

/** Shows a record that a call gave back, and reads the investor anew, also where no screen waits for it. */
export async function renewCurrentInvestor(queryClient: QueryClient, known?: Investor): Promise<void> {
  // A read that began before the change may answer with the record as it was.
  void queryClient.cancelQueries({ queryKey: currentInvestorQuery.queryKey })
  if (known !== undefined) {
    keepRecordName(known)
    queryClient.setQueryData(currentInvestorQuery.queryKey, known)
  }
  // A failed read leaves what is known; the screen that needs more reads again.
  await queryClient.fetchQuery({ ...currentInvestorQuery, staleTime: 0 }).catch(() => undefined)
}

/**
 * Whether an investor has answered the questionnaire: its time is set, or, as in records from before that time
 * was kept, the score is above 0.
 */
export function hasCompletedQuestionnaire(investor: Pick<Investor, 'questionnaireCompletedAt' | 'dstScore'>): boolean {
  return investor.questionnaireCompletedAt !== null || investor.dstScore > 0
}
