import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'
import { useSessionStore } from '~/services/session.ts'

/**
 * Provides one cache of server data to the pages inside; it is cleared when the session's user changes or signs out.
 */
export function ServerData({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)

  useEffect(
    () =>
      useSessionStore.subscribe((now, before) => {
        const previousUser = before.session?.user.id
        if (previousUser !== undefined && now.session?.user.id !== previousUser) queryClient.clear()
      }),
    [queryClient],
  )

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
