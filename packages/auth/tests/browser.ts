import type { SessionStores } from '../src/index.ts'
import { memoryStore, type KeyValueStore } from '../src/storage/browser-stores.ts'

/** A browser for tests: tabs share one store and notify each other of changes, and each also has its own. */
export interface TestBrowser {
  local: KeyValueStore
  openTab: () => SessionStores
}

/** Opens a browser; `kept` holds what survived from the previous run. */
export function openBrowser(stored: KeyValueStore = memoryStore()): TestBrowser {
  const tabs = new Set<{ listeners: Set<(key: string | null) => void> }>()
  return {
    local: stored,
    openTab() {
      const tab = { listeners: new Set<(key: string | null) => void>() }
      tabs.add(tab)
      const notifyOthers = (key: string): void => {
        for (const other of tabs) if (other !== tab) for (const listener of other.listeners) listener(key)
      }
      return {
        session: memoryStore(),
        local: {
          getItem: (key) => stored.getItem(key),
          setItem(key, value) {
            stored.setItem(key, value)
            notifyOthers(key)
          },
          removeItem(key) {
            if (stored.getItem(key) === null) return
            stored.removeItem(key)
            notifyOthers(key)
          },
        },
        onOtherTab(listener) {
          tab.listeners.add(listener)
          return () => void tab.listeners.delete(listener)
        },
      }
    },
  }
}
