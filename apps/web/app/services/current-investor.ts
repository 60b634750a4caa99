import type { ApiFailure } from '@dst/api-client'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { repeatedRead } from './query-client'

/** A failed read, as TanStack Query wants it: thrown, with the client's own reason kept. */
export class ReadFailed extends Error {
  override readonly name = 'ReadFailed'

  constructor(readonly failure: ApiFailure) {
    super(failure.kind === 'http' ? `${failure.status}: ${failure.message}` : failure.kind)
  }
}

const answeredForGood: readonly number[] = [401, 403, 404]

/**
 * The signed-in investor's own record (GET /api/me). Repeated up to three times, save when the server has
 * answered that there is no session, no permission or no record: asking again would not change that.
 */
export const currentInvestorQuery = queryOptions({
  queryKey: ['/api/me'],
  queryFn: async () => {
    const outcome = await api.me.get()
    if (outcome.ok) return outcome.value
    throw new ReadFailed(outcome.error)
  },
  retry: (retriesBefore, error) => retriesBefore < repeatedRead.maximumRetries && !isFinal(error),
  retryDelay: repeatedRead.retryDelay,
})

function isFinal(error: Error): boolean {
  return error instanceof ReadFailed && error.failure.kind === 'http' && answeredForGood.includes(error.failure.status)
}
