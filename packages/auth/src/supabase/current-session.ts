import type { LoadService } from './loaded-service.ts'
import { sessionPatience, within } from '../patience.ts'
import { owesSecondFactor } from '../second-factor.ts'
import type { Session } from '../session.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import { parseStoredSession, sessionFrom } from '../stored-session.ts'
import { ask } from './ask.ts'

/**
 * Reads this browser's session, even if its second factor is pending, and refreshes it if it is about to expire. Loads
 * nothing if none is stored.
 */
export function currentSession(load: LoadService, storage: SessionStorage): () => Promise<Session | null> {
  const stored = () => parseStoredSession(storage.read())
  const refreshed = async () => {
    const answer = await ask(load, ({ provider }) => provider.getSession())
    if (answer.ok) return sessionFrom(answer.value.session)
    // Unreachable does not mean signed out: the session stays stored and is refreshed when the network is back.
    return answer.error.kind === 'unavailable' ? stored() : null
  }
  return async () => {
    const session = stored()
    if (session === null) {
      storage.clear()
      return null
    }
    // A refresh is retried for many seconds while the network or the service is down; the page must not wait for it.
    return globalThis.navigator?.onLine === false ? session : within(sessionPatience, refreshed(), stored)
  }
}

/** Whether somebody is signed in, as far as this browser knows: without asking the service. */
export function isSignedIn(storage: SessionStorage): boolean {
  const session = parseStoredSession(storage.read())
  return session !== null && !owesSecondFactor(session)
}
