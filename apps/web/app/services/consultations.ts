import type { Consultation, ConsultationReceipt, RequestState } from '@dst/contracts'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { api } from './api'
import { ReadFailed } from './current-investor'
import { loadRuntimeConfig } from './runtime-config'

/**
 * The person's requests for a consultation, the newest first. Read anew by each screen that shows them: meanwhile the
 * partner may have answered.
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

/** Shows how a call left a request, and reads all of them anew. A failed read leaves what is known. */
export async function renewConsultations(queryClient: QueryClient, known?: ConsultationReceipt): Promise<void> {
  // A read that began before the call may answer with the request as it was.
  void queryClient.cancelQueries({ queryKey: consultationsQuery.queryKey })
  if (known !== undefined) {
    queryClient.setQueryData(consultationsQuery.queryKey, (requests) =>
      requests?.map((each) => (each.id === known.id ? { ...each, ...known } : each)),
    )
  }
  await queryClient.fetchQuery({ ...consultationsQuery, staleTime: 0 }).catch(() => undefined)
}

/** Whether another request would change this one: a person has one at a time. */
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

/** The one request of a person that is open. */
export function openConsultation(consultations: readonly Consultation[]): Consultation | undefined {
  return consultations.find(({ state }) => open[state])
}

/**
 * What can be offered to a person whose tier may ask for a consultation. `unknown`: still being read; `unread`: reading
 * failed; `closed`: no requests are taken.
 */
export type ConsultationOffer =
  { kind: 'unknown' | 'unread' | 'closed' | 'offered' } | { kind: 'requested'; request: Consultation }

/** The offer as it follows from what was read: a request that is open stands, whether more are taken or not. */
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

/** The offer to the signed-in person, with a way to read it again. */
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
