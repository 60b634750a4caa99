import type { AuthUser, Session, SessionChange, SessionEvent, SessionListener } from '../session'

/** The one session of a fake client and those who listen to it. */
export interface FakeSession {
  current(): Session | null
  begin(user: AuthUser, event?: SessionEvent): Session
  change: (user: AuthUser, event: SessionEvent) => void
  end: () => void
  subscribe: (listener: SessionListener) => () => void
}

/** A session in memory; tokens are readable and count up. */
export function createFakeSession(): FakeSession {
  const listeners = new Set<SessionListener>()
  let session: Session | null = null
  let count = 0
  const tell = (change: SessionChange): void => {
    for (const listener of listeners) listener(change)
  }
  return {
    current: () => session,
    begin(user, event = 'signed_in') {
      count += 1
      const expiresAt = Math.floor(Date.now() / 1000) + 3600
      const begun = { accessToken: `fake-access-${count}`, refreshToken: `fake-refresh-${count}`, expiresAt, user }
      session = begun
      tell({ event, session })
      return begun
    },
    change(user, event) {
      if (session === null) return
      session = { ...session, user }
      tell({ event, session })
    },
    end() {
      if (session === null) return
      session = null
      tell({ event: 'signed_out', session })
    },
    subscribe(listener) {
      let wanted = true
      queueMicrotask(() => {
        if (!wanted) return
        listeners.add(listener)
        listener({ event: 'initial_session', session })
      })
      return () => {
        wanted = false
        listeners.delete(listener)
      }
    },
  }
}
