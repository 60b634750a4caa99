import type { ApiFailure } from '@dst/api-client'
import type { Investor } from '@dst/contracts'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'

/** A failed read, as TanStack Query wants it: thrown, with the client's own reason kept. */
export class ReadFailed extends Error {
  override readonly name = 'ReadFailed'

  constructor(readonly failure: ApiFailure) {
    super(failure.kind === 'http' ? `${failure.status}: ${failure.message}` : failure.kind)
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
    if (outcome.ok) return outcome.value
    throw new ReadFailed(outcome.error)
  },
})

/**
 * Whether an investor has answered the questionnaire: its time is set, or, as in records from before that time
 * was kept, the score is above 0.
 */
export function hasCompletedQuestionnaire(investor: Pick<Investor, 'questionnaireCompletedAt' | 'dstScore'>): boolean {
  return investor.questionnaireCompletedAt !== null || investor.dstScore > 0
}
