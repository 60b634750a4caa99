import type { KeyValueStore } from '../storage/browser-stores'
import { sessionKey } from '../storage/session-key'
import type { SessionStorage } from '../storage/session-storage'

/** The secrets with which this browser has asked for links, as the service's client keeps them beside the session. */
export interface LinkVerifiers {
  /** For a client that reads them and keeps nothing else. What it removes is kept until `settle`. */
  store: KeyValueStore
  storageKey: string
  /** Removes what the client has removed. */
  settle: () => void
  /** The exchange was not answered: everything stays for another try. */
  keep: () => void
}

// Not the key of the session: its client would hear of the exchange, and warn about a second one under the same key.
const linkKey = `${sessionKey}-link`

/** The service's client drops a verifier even when the service could not be reached; the link is spent by then. */
export function createLinkVerifiers(
  storage: Pick<SessionStorage, 'getItem' | 'setItem' | 'removeItem'>,
): LinkVerifiers {
  let changes: (() => void)[] = []
  const own = (key: string): string => key.replace(linkKey, sessionKey)
  const change = (key: string, make: () => void): void => {
    if (key.endsWith('-code-verifier')) changes.push(make)
  }
  return {
    storageKey: linkKey,
    store: {
      getItem: (key) => (key.endsWith('-code-verifier') ? storage.getItem(own(key)) : null),
      setItem: (key, value) => change(key, () => storage.setItem(own(key), value)),
      removeItem: (key) => change(key, () => storage.removeItem(own(key))),
    },
    settle() {
      for (const make of changes) make()
      changes = []
    },
    keep() {
      changes = []
    },
  }
}
