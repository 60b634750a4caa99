import { useSyncExternalStore } from 'react'
import { today } from '~/lib/today.ts'
import { dayOf, keptDays, type CountedDay } from './exchange-days.ts'

const checkedEveryMs = 60_000

/**
 * The day of the exchange that runs on this device; undefined without one, during prerendering and until hydration.
 * Follows midnight and what is entered in any tab.
 */
export function useExchangeDay(): CountedDay | undefined {
  const [day, of] = useSyncExternalStore(subscribe, presentDay, unknown).split('/')
  return of === undefined ? undefined : { day: Number(day), of: Number(of) }
}

/** As text, which is the same as long as the day is. */
function presentDay(): string {
  const days = keptDays()
  const counted = days === undefined ? undefined : dayOf(days, today())
  return counted === undefined ? '' : `${counted.day}/${counted.of}`
}

function unknown() {
  return ''
}

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, checkedEveryMs)
  document.addEventListener('visibilitychange', changed)
  window.addEventListener('storage', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('storage', changed)
  }
}
