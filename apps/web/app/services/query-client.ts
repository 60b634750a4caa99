import { QueryClient } from '@tanstack/react-query'

/**
 * The site's cache of server data: never stale by itself, no refetch by time or focus, no retry unless a
 * query asks for one. Calls are made offline too, so that their own failure reaches the screen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
