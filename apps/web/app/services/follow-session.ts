import { hasStoredSession, onSessionInOtherTab } from '@dst/auth/presence'
import { showSession, showSessionLoading } from './session-store.ts'

/**
 * Follows the session of this browser. The auth code is loaded only if a session is stored, by this tab or later by
 * another; pages with an account form load it themselves. Returns a function that stops listening to other tabs.
 */
export function followSession(): () => void {
  const load = () => {
    import('./auth.ts').then(
      ({ mirrorSession }) => mirrorSession(),
      () => showSession(null),
    )
  }
  if (hasStoredSession()) {
    showSessionLoading()
    load()
  }
  return onSessionInOtherTab(load)
}
