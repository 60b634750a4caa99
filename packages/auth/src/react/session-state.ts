import type { AuthClient } from '../auth-client.ts'
import type { AuthUser, Session } from '../session.ts'

/**
 * What a page knows about the session: still loading, signed in, or signed out. `pending` is the user who has started
 * to sign in but has not passed the second factor: nobody is signed in yet.
 */
export type SessionState =
  | { status: 'loading'; session: null; user: null; pending: null }
  | { status: 'signed-in'; session: Session; user: AuthUser; pending: null }
  | { status: 'signed-out'; session: null; user: null; pending: AuthUser | null }

/** A source of session states for React's external-store hook. */
export interface SessionStateSource {
  /** Calls the listener after every change; the returned function unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** The last known state; the same object until it changes. */
  current: () => SessionState
}

export const loadingState: SessionState = { status: 'loading', session: null, user: null, pending: null }
const signedOutState = {
  status: 'signed-out',
  session: null,
  user: null,
  pending: null,
} as const satisfies SessionState

/**
 * Follows a client's session: `loading` until its first response. The client is queried only while there is a listener,
 * so creating a source on a server has no side effects.
 */
export function createSessionState(client: Pick<AuthClient, 'onSessionChange'>): SessionStateSource {
  const listeners = new Set<() => void>()
  let state = loadingState
  let stop: (() => void) | undefined

  const follow = (): (() => void) =>
    client.onSessionChange(({ session, pending }) => {
      state =
        session === null ? signedOut(pending) : { status: 'signed-in', session, user: session.user, pending: null }
      for (const listener of listeners) listener()
    })

  return {
    subscribe(listener) {
      listeners.add(listener)
      stop ??= follow()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    current: () => state,
  }
}

function signedOut(pending: AuthUser | null): SessionState {
  return pending === null ? signedOutState : { ...signedOutState, pending }
}
