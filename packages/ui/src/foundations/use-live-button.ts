import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * The attributes of a button that needs scripts. On a prerendered page it is disabled until React has hydrated the
 * page, though it looks as usual: no press is lost without a word, and no browser sends a form by itself.
 */
export function useLiveButton(disabled = false): { disabled: boolean; 'data-waiting': true | undefined } {
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return { disabled: disabled || !isLive, 'data-waiting': isLive || disabled ? undefined : true }
}
