import { hasStoredSession, onSessionInOtherTab } from '@dst/auth/presence'
import { showSession, showSessionLoading } from './session-store'

/**
 * Follows the session of this browser. What keeps it is loaded only where one is stored, by this tab or meanwhile by
 * another; pages with an account form load it themselves. Returns the function that stops listening to other tabs.
 */
export function followSession(): () => void {
  const load = () => {
    import('./auth').then(
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
