import type { KeyValueStore, SessionStores } from './browser-stores.ts'
import { sessionKey } from './session-key.ts'

/** A store that decides which of the browser's two stores holds the session. */
export interface SessionStorage extends KeyValueStore {
  /** Sets where sessions are written until the next call; undefined: wherever the current one is. */
  remember(choice: boolean | undefined): void
  /** The raw stored session, or null. */
  read(): string | null
  /** Removes the session from both stores. */
  clear(): void
  /**
   * Removes the remembered copy that the tab's own copy shadows, so that ending the tab's session leaves no session.
   */
  dropHiddenCopy(): void
  /** Calls the listener when another tab changed the remembered copy; the returned function unsubscribes. */
  onOtherTab(listener: () => void): () => void
}

/**
 * Storage of the session. The tab's own copy wins over the remembered one. A value is written where its current copy is
 * (so a refresh never moves a session), a new one where `remember` says, or by default to the remembered store. Writing
 * with an explicit choice removes the other store's copy, so that an older remembered session does not reappear when
 * the tab is closed.
 */
export function createSessionStorage(stores: SessionStores): SessionStorage {
  let choice: boolean | undefined
  const homeOf = (key: string): KeyValueStore => (stores.session.getItem(key) === null ? stores.local : stores.session)
  const removeBoth = (key: string): void => {
    stores.session.removeItem(key)
    stores.local.removeItem(key)
  }
  return {
    getItem: (key) => stores.session.getItem(key) ?? stores.local.getItem(key),
    setItem(key, value) {
      if (choice === undefined || key !== sessionKey) return homeOf(key).setItem(key, value)
      removeBoth(key)
      const home = choice ? stores.local : stores.session
      home.setItem(key, value)
    },
    removeItem: (key) => homeOf(key).removeItem(key),
    remember(next) {
      choice = next
    },
    read: () => stores.session.getItem(sessionKey) ?? stores.local.getItem(sessionKey),
    clear() {
      removeBoth(sessionKey)
    },
    dropHiddenCopy() {
      if (stores.session.getItem(sessionKey) !== null) stores.local.removeItem(sessionKey)
    },
    onOtherTab(listener) {
      // A null key means that the other tab cleared the whole store.
      const hear = (key: string | null): void => {
        if (key === sessionKey || key === null) listener()
      }
      return stores.onOtherTab?.(hear) ?? (() => {})
    },
  }
}
