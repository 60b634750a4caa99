import type { KeyValueStore } from '../storage/browser-stores.ts'
import { sessionKey } from '../storage/session-key.ts'
import type { SessionStorage } from '../storage/session-storage.ts'

/** The code verifiers of the links this browser requested, as the service's client stores them next to the session. */
export interface LinkVerifiers {
  /** For a client that reads them and stores nothing else. Removals are deferred until `settle`. */
  store: KeyValueStore
  storageKey: string
  /** Applies the client's removals. */
  settle: () => void
  /** The exchange got no response: keeps everything for a retry. */
  persist: () => void
}

// Not the session's key: its client would be notified of the exchange, and warn about a second instance with the same
// key.
const linkKey = `${sessionKey}-link`

/** The service's client drops a verifier even when the service is unreachable, which would make the link useless. */
export function createLinkVerifiers(
  storage: Pick<SessionStorage, 'getItem' | 'setItem' | 'removeItem'>,
): LinkVerifiers {
  let changes: (() => void)[] = []
  const asSessionKey = (key: string): string => key.replace(linkKey, sessionKey)
  const change = (key: string, make: () => void): void => {
    if (key.endsWith('-code-verifier')) changes.push(make)
  }
  return {
    storageKey: linkKey,
    store: {
      getItem: (key) => (key.endsWith('-code-verifier') ? storage.getItem(asSessionKey(key)) : null),
      setItem: (key, value) => change(key, () => storage.setItem(asSessionKey(key), value)),
      removeItem: (key) => change(key, () => storage.removeItem(asSessionKey(key))),
    },
    settle() {
      for (const make of changes) make()
      changes = []
    },
    persist() {
      changes = []
    },
  }
}
