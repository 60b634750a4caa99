import { useSyncExternalStore } from 'react'
import { today } from '~/lib/time/today.ts'

const checkedEveryMs = 60_000

/**
 * Today by the device's clock, as yyyy-mm-dd; undefined during prerendering and until hydration. Follows midnight, also
 * when the page comes back after a night.
 */
export function useToday(): string | undefined {
  return useSyncExternalStore(subscribe, today, unknown)
}

function unknown() {
  return undefined
}

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, checkedEveryMs)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
