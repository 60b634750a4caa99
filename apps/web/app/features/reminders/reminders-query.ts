import type { ExchangeReminders } from '@dst/contracts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'

/** How the reminders stand, and whether a file is saved in the account that they can be counted from. */
export interface MyReminders extends ExchangeReminders {
  hasFile: boolean
}

/** The user's reminders. Refetched by each screen that shows them, because the file may have changed in the meantime. */
export const remindersQuery = queryOptions({
  queryKey: ['/api/me/exchange-reminders'],
  queryFn: async ({ signal }): Promise<MyReminders> => {
    const [reminders, file] = await Promise.all([api.exchange.reminders({ signal }), api.exchange.file({ signal })])
    if (!reminders.ok) throw new ReadFailed(reminders.error)
    if (!file.ok) throw new ReadFailed(file.error)
    return { ...reminders.value, hasFile: file.value !== null }
  },
  refetchOnMount: 'always',
})

/** Updates the cache with how the reminders stand after a choice. */
export function cacheReminders(queryClient: QueryClient, known: ExchangeReminders): void {
  // A fetch that started before the choice may return how they stood.
  void queryClient.cancelQueries({ queryKey: remindersQuery.queryKey })
  queryClient.setQueryData(remindersQuery.queryKey, (before) => before && { ...before, ...known })
}
