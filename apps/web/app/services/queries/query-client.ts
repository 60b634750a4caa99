import { queryDefaults } from '@dst/domain/parameters/query-defaults'
import { QueryClient } from '@tanstack/react-query'

/**
 * The site's cache of server data: never stale by default, no refetch on an interval or on focus, no retry unless a
 * query asks for it. Requests are made even when offline, so that their own failure reaches the screen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...queryDefaults, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
