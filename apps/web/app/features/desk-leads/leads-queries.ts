import type { DeskLead, LeadPage, LeadRow, LeadView } from '@dst/contracts/desk'
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { deskApi } from '~/services/desk.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import { noteServerTime, serverNow } from './undo/server-clock.ts'

const listsKey = '/api/desk/leads'
const leadKey = '/api/desk/lead'
/** How often a lead is read again while an action takes effect, in milliseconds. */
const againEveryMilliseconds = 1500

/**
 * One of the firm's lists, as one visit to its page reads it: another visit reads it afresh, and who comes back from a
 * lead finds the list as it was.
 */
export function leadsQuery(view: LeadView, visit: number) {
  return infiniteQueryOptions({
    queryKey: [listsKey, view, visit],
    queryFn: async ({ pageParam, signal }) => {
      const outcome = await deskApi.leads.list(view, { cursor: pageParam, signal })
      if (!outcome.ok) throw new ReadFailed(outcome.error)
      noteServerTime(outcome.value.stamp)
      return outcome.value
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: Infinity,
  })
}

/** One lead, read again by each page that shows it, and once a recorded action has taken effect. */
export function leadQuery(id: string) {
  return queryOptions({
    queryKey: [leadKey, id],
    queryFn: async ({ client, signal }) => {
      const outcome = await deskApi.leads.open(id, { signal })
      if (!outcome.ok) throw new ReadFailed(outcome.error)
      replaceInLists(client, id, outcome.value)
      return outcome.value
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const pending = state.data?.pending
      if (!pending) return false
      return Math.max(new Date(pending.undoUntil).getTime() - serverNow(), 0) + againEveryMilliseconds
    },
  })
}

/** When the firm can be talked to; read again by each page that shows it. */
export const scheduleQuery = queryOptions({
  queryKey: ['/api/desk/schedule'],
  queryFn: async ({ signal }) => {
    const outcome = await deskApi.schedule.read({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  refetchOnMount: 'always',
})

/** The times of the firm's next working days, read again each time that somebody chooses among them. */
export const firmSlotsQuery = queryOptions({
  queryKey: ['/api/desk/slots'],
  queryFn: async ({ signal }) => {
    const outcome = await deskApi.schedule.slots({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  refetchOnMount: 'always',
})

type Pages = InfiniteData<LeadPage, string | undefined>

/** Changes a lead wherever it is shown; in a list it stays where it stands. */
export function changeLead(queryClient: QueryClient, id: string, changes: Partial<LeadRow>): void {
  // A read that began before the change may return the old state.
  void queryClient.cancelQueries({ queryKey: [leadKey, id] })
  queryClient.setQueryData<DeskLead>([leadKey, id], (lead) => lead && { ...lead, ...changes })
  replaceInLists(queryClient, id, changes)
}

function replaceInLists(queryClient: QueryClient, id: string, changes: Partial<LeadRow>): void {
  const changed = (row: LeadRow) => (row.id === id ? { ...row, ...changes } : row)
  queryClient.setQueriesData<Pages>(
    { queryKey: [listsKey] },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          leads: page.leads.map(changed),
          today: page.today.map(changed),
        })),
      },
  )
}

/** Forgets the pages of a list after the one that has this row, so that reading it again asks for no more. */
export function forgetPagesAfter(queryClient: QueryClient, list: ReturnType<typeof leadsQuery>, id?: string): void {
  queryClient.setQueryData(list.queryKey, (lists) => {
    if (lists === undefined) return lists
    const found = lists.pages.findIndex(({ leads }) => leads.some((lead) => lead.id === id))
    const kept = Math.max(found, 0) + 1
    return { pages: lists.pages.slice(0, kept), pageParams: lists.pageParams.slice(0, kept) }
  })
}
