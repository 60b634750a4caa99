import type { AuthUser, NewSession, Session, SessionChange, SessionEvent, SessionListener } from '../session.ts'

/** The one session of a fake client and its listeners. */
export interface FakeSession {
  /** Also null while the second factor is pending. */
  current(): Session | null
  /** The user whose second factor is pending. */
  pending(): AuthUser | null
  begin(user: AuthUser, event?: SessionEvent, passed?: boolean): NewSession
  /** Marks the second factor as passed. */
  pass(): void
  change: (user: AuthUser, event: SessionEvent) => void
  end: () => void
  subscribe: (listener: SessionListener) => () => void
}

/** An in-memory session; tokens are readable and numbered. */
export function createFakeSession(): FakeSession {
  const listeners = new Set<SessionListener>()
  let session: NewSession | null = null
  let count = 0
  const current = (): Session | null => (session?.owesSecondFactor === false ? session : null)
  const pending = (): AuthUser | null => (session?.owesSecondFactor === true ? session.user : null)
  const changeTo = (event: SessionEvent): SessionChange => ({ event, session: current(), pending: pending() })
  const notify = (event: SessionEvent): void => {
    for (const listener of listeners) listener(changeTo(event))
  }
  return {
    current,
    pending,
    begin(user, event = 'signed_in', passed = false) {
      count += 1
      const expiresAt = Math.floor(Date.now() / 1000) + 3600
      const owesSecondFactor = !passed && user.factors.some(({ status }) => status === 'verified')
      const begun = {
        accessToken: `fake-access-${count}`,
        refreshToken: `fake-refresh-${count}`,
        expiresAt,
        user,
        owesSecondFactor,
      }
      session = begun
      notify(owesSecondFactor ? 'second_factor_owed' : event)
      return begun
    },
    pass() {
      if (session === null) return
      session = { ...session, owesSecondFactor: false }
      notify('mfa_challenge_verified')
    },
    change(user, event) {
      if (session === null) return
      session = { ...session, user }
      notify(event)
    },
    end() {
      if (session === null) return
      session = null
      notify('signed_out')
    },
    subscribe(listener) {
      let wanted = true
      queueMicrotask(() => {
        if (!wanted) return
        listeners.add(listener)
        listener(changeTo('initial_session'))
      })
      return () => {
        wanted = false
        listeners.delete(listener)
      }
    },
  }
}
