import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { createQueryClient } from './query-client'
import { useSessionStore } from './session-store'

/** Gives the pages inside it one cache of server data, emptied when another person, or nobody, takes over the session. */
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
