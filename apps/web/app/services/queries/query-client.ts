import { queryDefaults } from '@dst/domain/parameters/query-defaults'
import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'

// Instead of after a timer: a button that starts a mutation is busy before the browser delivers the next press.
notifyManager.setScheduler(queueMicrotask)

/**
 * The site's cache of server data: never stale by default, no refetch on an interval or on focus, no retry unless a
 * query asks for it. Requests are made even when offline, so that their own failure reaches the screen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Failures are data: what is thrown is a bug, and `mutate` would swallow it.
    mutationCache: new MutationCache({ onError: (error) => reportError(error) }),
    defaultOptions: {
      queries: { ...queryDefaults, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
