import { owesSecondFactor } from './second-factor.ts'
import type { Session, SessionChange, SessionEvent, SessionListener } from './session.ts'
import type { SessionStorage } from './storage/session-storage.ts'
import { parseStoredSession } from './stored-session.ts'

/**
 * Notifies listeners of session changes. The stored session is the source of truth; a report only triggers a look at
 * it.
 */
export interface SessionChanges {
  subscribe: (listener: SessionListener) => () => void
  /** Checks the storage and notifies listeners if it changed, as the given event where that fits. */
  report(event?: SessionEvent): void
  /** Reports the next new session as a password recovery. Call the returned function when the attempt is over. */
  expectRecovery(): () => void
}

export interface SessionChangesOptions {
  storage: SessionStorage
  /** The stored session for a new listener, even if its second factor is pending; may refresh it. */
  initial: () => Promise<Session | null>
  /** Called when another tab signed in, so that this one can keep the session fresh too. */
  onSignInElsewhere: () => void
}

/**
 * Follows the storage. The service's own broadcast also carries sessions that live in another tab only, and repeats
 * events when a tab gets focus: both leave this tab's storage unchanged and are therefore not reported.
 */
export function createSessionChanges({ storage, initial, onSignInElsewhere }: SessionChangesOptions): SessionChanges {
  const listeners = new Set<SessionListener>()
  let known: { raw: string | null; session: Session | null } | undefined
  let recovering = false
  let stopHearing: (() => void) | undefined

  const notify = (event: SessionEvent, session: Session | null): void => {
    for (const listener of listeners) callSafely(() => listener(changeTo(event, session)))
  }

  const report = (event?: SessionEvent): void => {
    if (known === undefined) return
    const raw = storage.read()
    if (raw === known.raw) return
    const before = known.session
    const session = parseStoredSession(raw)
    known = { raw, session }
    if (session !== null) notify(recovering ? 'password_recovery' : nameOf(event, before, session), session)
    else if (before !== null) notify('signed_out', null)
  }

  const onStorage = (): (() => void) =>
    storage.onOtherTab(() => {
      const wasSignedOut = known?.session === null
      report()
      if (wasSignedOut && known?.session) onSignInElsewhere()
    })

  const start = async (listener: SessionListener, isWanted: () => boolean): Promise<void> => {
    const before = storage.read()
    const session = await initial()
    if (!isWanted()) return
    const raw = storage.read()
    // The user may have signed in or out while the response was pending.
    if (known === undefined) known = { raw, session: raw === before ? session : parseStoredSession(raw) }
    else report()
    listeners.add(listener)
    callSafely(() => listener(changeTo('initial_session', known?.session ?? null)))
  }

  return {
    subscribe(listener) {
      let wanted = true
      stopHearing ??= onStorage()
      void start(listener, () => wanted)
      return () => {
        wanted = false
        listeners.delete(listener)
      }
    },
    report,
    expectRecovery() {
      recovering = true
      return () => {
        recovering = false
      }
    },
  }
}

/** While the second factor is pending, nobody is signed in yet. */
function changeTo(event: SessionEvent, stored: Session | null): SessionChange {
  if (stored === null || !owesSecondFactor(stored)) return { event, session: stored, pending: null }
  return { event: event === 'initial_session' ? event : 'second_factor_owed', session: null, pending: stored.user }
}

function nameOf(event: SessionEvent | undefined, before: Session | null, now: Session): SessionEvent {
  if (before === null || before.user.id !== now.user.id) return 'signed_in'
  return event === undefined || event === 'signed_out' || event === 'initial_session' ? 'token_refreshed' : event
}

/** A listener that throws must not affect the others: they are still called, and the error surfaces on its own. */
function callSafely(call: () => void): void {
  try {
    call()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
