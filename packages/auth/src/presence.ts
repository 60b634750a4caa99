import { browserStores, type SessionStores } from './storage/browser-stores'
import { createSessionStorage } from './storage/session-storage'

/** Whether this browser holds a session, told without the client: it may have expired. */
export function hasStoredSession(stores: SessionStores = browserStores()): boolean {
  return createSessionStorage(stores).read() !== null
}

/** Calls the listener when another tab stores a session or removes one; the result stops that. */
export function onSessionInOtherTab(listener: () => void, stores: SessionStores = browserStores()): () => void {
  return createSessionStorage(stores).onOtherTab(listener)
}
