import type { Session } from '@dst/auth'
import { create } from 'zustand'

/** The session as screens see it. Pages are prerendered signed out; `loading` only follows a stored session. */
export type SessionState =
  | { status: 'signed-out'; session: null }
  | { status: 'loading'; session: null }
  | { status: 'signed-in'; session: Session }

const signedOut: SessionState = { status: 'signed-out', session: null }

/** The mirror of the auth client's session. Only `services/auth` writes it. */
export const useSessionStore = create<SessionState>()(() => signedOut)

/** Shows a placeholder instead of the sign-in links while a stored session is read. */
export function showSessionLoading(): void {
  useSessionStore.setState({ status: 'loading', session: null }, true)
}

/** Shows this session, or nobody. */
export function showSession(session: Session | null): void {
  useSessionStore.setState(session === null ? signedOut : { status: 'signed-in', session }, true)
}
