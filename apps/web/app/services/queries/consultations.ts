import type { Consultation, ConsultationReceipt, RequestState } from '@dst/contracts'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { ReadFailed } from './current-investor.ts'
import { loadRuntimeConfig } from '~/services/config.ts'

/**
 * The user's consultation requests, newest first. Refetched by each screen that shows them, because the partner may
 * have responded in the meantime.
 */
export const consultationsQuery = queryOptions({
  queryKey: ['/api/consultation-requests'],
  queryFn: async ({ signal }) => {
    const outcome = await api.consultations.list({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  refetchOnMount: 'always',
})

const consultationsOpenQuery = queryOptions({
  queryKey: ['/config.json', 'consultationsOpen'],
  queryFn: async () => (await loadRuntimeConfig()).consultationsOpen,
})

/**
 * Updates the cache with a request returned by a call, and refetches all of them. If that fails, the cached data stays.
 */
export async function renewConsultations(queryClient: QueryClient, known?: ConsultationReceipt): Promise<void> {
  // A fetch that started before the call may return the old state of the request.
  void queryClient.cancelQueries({ queryKey: consultationsQuery.queryKey })
  if (known !== undefined) {
    queryClient.setQueryData(consultationsQuery.queryKey, (requests) =>
      requests?.map((each) => (each.id === known.id ? { ...each, ...known } : each)),
    )
  }
  await queryClient.fetchQuery({ ...consultationsQuery, staleTime: 0 }).catch(() => undefined)
}

/** Whether another request would change this one: a user has one at a time. */
const open = {
  saved: true,
  queued: true,
  sent: true,
  acknowledged: true,
  scheduled: true,
  failed: true,
  called: false,
  closed: false,
  withdrawn: false,
} as const satisfies Record<RequestState, boolean>

/** The user's one open request. */
export function openConsultation(consultations: readonly Consultation[]): Consultation | undefined {
  return consultations.find(({ state }) => open[state])
}

/**
 * What can be offered to a user whose tier is eligible for a consultation. `unknown`: still loading; `unread`: loading
 * failed; `closed`: no requests are taken.
 */
export type ConsultationOffer =
  { kind: 'unknown' | 'unread' | 'closed' | 'offered' } | { kind: 'requested'; request: Consultation }

/** The offer based on the loaded data: an open request stays visible whether or not more are taken. */
export function consultationOffer(
  consultations: readonly Consultation[] | undefined,
  taken: boolean | undefined,
  failed: boolean,
): ConsultationOffer {
  const request = openConsultation(consultations ?? [])
  if (request !== undefined) return { kind: 'requested', request }
  if (taken === false) return { kind: 'closed' }
  if (failed) return { kind: 'unread' }
  return consultations === undefined || taken === undefined ? { kind: 'unknown' } : { kind: 'offered' }
}

/** The offer to the signed-in user, with a function to reload it. */
export function useConsultationOffer(): { offer: ConsultationOffer; readAgain: () => void } {
  const consultations = useQuery(consultationsQuery)
  const taken = useQuery(consultationsOpenQuery)
  const failed = (consultations.isError && !consultations.isFetching) || (taken.isError && !taken.isFetching)
  const readAgain = () => {
    if (consultations.isError) void consultations.refetch()
    if (taken.isError) void taken.refetch()
  }
  return { offer: consultationOffer(consultations.data, taken.data, failed), readAgain }
}
