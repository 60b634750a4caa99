import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether this page is hydrated; false during prerendering and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
