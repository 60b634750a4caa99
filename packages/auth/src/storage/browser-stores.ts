/** The subset of the Web Storage interface that sessions need. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where sessions are stored: `local` survives closing the browser, `session` ends with the tab. */
export interface SessionStores {
  local: KeyValueStore
  session: KeyValueStore
  /** Calls the listener when another tab changed `local`; the returned function unsubscribes. */
  onOtherTab?(listener: (key: string | null) => void): () => void
}

/** The browser's own stores; each falls back to memory if the browser blocks it, or on a server. */
export function browserStores(): SessionStores {
  return {
    local: guarded(() => globalThis.localStorage),
    session: guarded(() => globalThis.sessionStorage),
    onOtherTab(listener) {
      if (typeof window === 'undefined') return () => {}
      const hear = (event: StorageEvent): void => listener(event.key)
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
  }
}

/** An in-memory store. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Private modes throw on any access to a store, and a full one throws on writes: fall back to memory. */
function guarded(open: () => Storage | undefined): KeyValueStore {
  const memory = memoryStore()
  const attempt = <T>(call: (store: Storage) => T): T | undefined => {
    try {
      if (typeof window === 'undefined') return undefined
      const store = open()
      return store === undefined ? undefined : call(store)
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => attempt((store) => store.getItem(key)) ?? memory.getItem(key),
    setItem: (key, value) => {
      const written = attempt((store) => (store.setItem(key, value), true))
      if (written) memory.removeItem(key)
      else memory.setItem(key, value)
    },
    removeItem: (key) => {
      memory.removeItem(key)
      attempt((store) => store.removeItem(key))
    },
  }
}
