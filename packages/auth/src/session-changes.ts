import { owesSecondFactor } from './second-factor'
import type { Session, SessionChange, SessionEvent, SessionListener } from './session'
import type { SessionStorage } from './storage/session-storage'
import { parseStoredSession } from './stored-session'

/** Tells listeners what becomes of the session. What is stored is the truth; reports only say where to look. */
export interface SessionChanges {
  subscribe: (listener: SessionListener) => () => void
  /** Looks at the storage and tells listeners if it changed, under the given name where that fits. */
  report(event?: SessionEvent): void
  /** The next new session is told as a password recovery. Call the result when the attempt is over. */
  expectRecovery(): () => void
}

export interface SessionChangesOptions {
  storage: SessionStorage
  /** The stored session for a new listener, whatever it still owes; may refresh it. */
  initial: () => Promise<Session | null>
  /** Called when another tab signed in, so that this one can keep the session fresh too. */
  onSignInElsewhere: () => void
}

/**
 * Follows the storage. The service's own broadcast also carries sessions that live in another tab
 * only, and repeats events when a tab comes to the front: both leave this tab's storage as it was
 * and are therefore not told.
 */
export function createSessionChanges({ storage, initial, onSignInElsewhere }: SessionChangesOptions): SessionChanges {
  const listeners = new Set<SessionListener>()
  let known: { raw: string | null; session: Session | null } | undefined
  let recovering = false
  let stopHearing: (() => void) | undefined

  const tell = (event: SessionEvent, session: Session | null): void => {
    for (const listener of listeners) callSafely(() => listener(changeTo(event, session)))
  }

  const report = (event?: SessionEvent): void => {
    if (known === undefined) return
    const raw = storage.read()
    if (raw === known.raw) return
    const before = known.session
    const session = parseStoredSession(raw)
    known = { raw, session }
    if (session !== null) tell(recovering ? 'password_recovery' : nameOf(event, before, session), session)
    else if (before !== null) tell('signed_out', null)
  }

  const hearOtherTabs = (): (() => void) =>
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
    // Somebody may have signed in or out while the answer was on its way.
    if (known === undefined) known = { raw, session: raw === before ? session : parseStoredSession(raw) }
    else report()
    listeners.add(listener)
    callSafely(() => listener(changeTo('initial_session', known?.session ?? null)))
  }

  return {
    subscribe(listener) {
      let wanted = true
      stopHearing ??= hearOtherTabs()
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

/** A session that owes the second factor is nobody's yet. */
function changeTo(event: SessionEvent, stored: Session | null): SessionChange {
  if (stored === null || !owesSecondFactor(stored)) return { event, session: stored, pending: null }
  return { event: event === 'initial_session' ? event : 'second_factor_owed', session: null, pending: stored.user }
}

function nameOf(event: SessionEvent | undefined, before: Session | null, now: Session): SessionEvent {
  if (before === null || before.user.id !== now.user.id) return 'signed_in'
  return event === undefined || event === 'signed_out' || event === 'initial_session' ? 'token_refreshed' : event
}

/** A listener that throws is a bug of its own: the others are still told, and the error surfaces by itself. */
function callSafely(call: () => void): void {
  try {
    call()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
