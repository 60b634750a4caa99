import { sessionKey } from './storage/session-key.ts'

export { sessionEnd, type SessionEnd, type SessionEndLimits } from './session-end.ts'

/** Opens a browser store; some browsers throw when access is blocked. */
export type OpenStore = () => Pick<Storage, 'getItem'>

const browserStores: readonly OpenStore[] = [() => globalThis.sessionStorage, () => globalThis.localStorage]

/**
 * Whether this browser holds a session, possibly an expired one; determined without the client. Meant for public pages,
 * so it does not import the session storage.
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

/** Calls the listener when another tab stores or removes a session; the returned function unsubscribes. */
export function onSessionInOtherTab(
  listener: () => void,
  tab: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  // A null key means that the other tab cleared the whole store.
  const hear = ({ key }: Pick<StorageEvent, 'key'>): void => {
    if (key === sessionKey || key === null) listener()
  }
  tab.addEventListener('storage', hear)
  return () => tab.removeEventListener('storage', hear)
}
