import type { ApiResult } from '@dst/api-client'
import type { ListRequests } from '@dst/contracts/desk'
import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { deskApi } from '~/services/desk.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'

// What the staff see changes without them: every visit of a page reads again, and shows what it knew until then.
const fresh = { refetchOnMount: 'always' } as const

const keys = {
  requests: ['/api/desk/requests/list'],
  request: ['/api/desk/requests'],
  dead: ['/api/desk/dead-letters'],
  messages: ['/api/desk/messages/list'],
} as const

/** The requests that fit, page by page. The search text stays in memory: it is part of no address. */
export const requestsQuery = (wanted: Omit<ListRequests, 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: [...keys.requests, wanted],
    queryFn: ({ pageParam, signal }) => valueOf(deskApi.requests.list({ ...wanted, cursor: pageParam }, { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    ...fresh,
  })

/** One request. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.request, id],
    queryFn: ({ signal }) => valueOf(deskApi.requests.open(id, { signal })),
    ...fresh,
  })

/** All that proves the consents of one request. */
export const proofQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.request, id, 'proof'],
    queryFn: ({ signal }) => valueOf(deskApi.requests.proof(id, { signal })),
    ...fresh,
  })

/** The jobs that failed to the end. */
export const deadQuery = queryOptions({
  queryKey: keys.dead,
  queryFn: ({ signal }) => valueOf(deskApi.jobs.dead({ signal })),
  ...fresh,
})

/** Messages of the contact form that are answered, or are not, page by page. */
export const messagesQuery = (answered: boolean) =>
  infiniteQueryOptions({
    queryKey: [...keys.messages, answered],
    queryFn: ({ pageParam, signal }) => valueOf(deskApi.messages.list(answered, { cursor: pageParam, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...fresh,
  })

/** What the checks say now. */
export const healthQuery = queryOptions({
  queryKey: ['/api/desk/health'],
  queryFn: ({ signal }) => valueOf(deskApi.health({ signal })),
  ...fresh,
})

/** Counts by week and tier. */
export const figuresQuery = queryOptions({
  queryKey: ['/api/desk/figures'],
  queryFn: ({ signal }) => valueOf(deskApi.figures({ signal })),
  ...fresh,
})

/** Reads again what an action on a job or a request has changed; resolves once the screen's own data are there. */
export async function renewRequests(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [keys.requests, keys.request, keys.dead].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}

/** Reads the messages again. */
export async function renewMessages(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keys.messages })
}

async function valueOf<Value>(call: ApiResult<Value>): Promise<Value> {
  const outcome = await call
  if (!outcome.ok) throw new ReadFailed(outcome.error)
  return outcome.value
}
