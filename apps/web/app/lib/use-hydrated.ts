import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether scripts have taken over this page; false while it is written to HTML and until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
