import { sessionKey } from './storage/session-key'

/** Opens a store of the browser, which some browsers forbid by throwing. */
export type OpenStore = () => Pick<Storage, 'getItem'>

const browserStores: readonly OpenStore[] = [() => globalThis.sessionStorage, () => globalThis.localStorage]

/**
 * Whether this browser holds a session, told without the client: it may have expired. For pages that everybody reads,
 * so it needs none of what stores sessions.
 */
export function hasStoredSession(stores: readonly OpenStore[] = browserStores): boolean {
  return stores.some((open) => {
    try {
      return open().getItem(sessionKey) !== null
    } catch {
      return false
    }
  })
}

/** Calls the listener when another tab stores a session or removes one; the result stops that. */
export function onSessionInOtherTab(
  listener: () => void,
  tab: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  // A null key means that the other tab emptied the whole store.
  const hear = ({ key }: Pick<StorageEvent, 'key'>): void => {
    if (key === sessionKey || key === null) listener()
  }
  tab.addEventListener('storage', hear)
  return () => tab.removeEventListener('storage', hear)
}
