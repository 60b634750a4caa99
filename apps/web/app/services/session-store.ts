import type { Session } from '@dst/auth'
import { createStore } from '~/lib/create-store.ts'

/** The session as the UI sees it. Pages are prerendered signed out; `loading` only occurs if a session is stored. */
export type SessionState =
  | { status: 'signed-out'; session: null }
  | { status: 'loading'; session: null }
  | { status: 'signed-in'; session: Session }

const signedOut: SessionState = { status: 'signed-out', session: null }

/** The mirror of the auth client's session. Only `services/auth` writes it. */
export const useSessionStore = createStore<SessionState>(signedOut)

/** Shows a placeholder instead of the sign-in links while a stored session is loading. */
export function showSessionLoading(): void {
  useSessionStore.setState({ status: 'loading', session: null }, true)
}

/** Sets the session to show; null for nobody. */
export function showSession(session: Session | null): void {
  useSessionStore.setState(session === null ? signedOut : { status: 'signed-in', session }, true)
}
