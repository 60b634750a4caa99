import { hasStoredSession, onSessionInOtherTab } from '@dst/auth/presence'
import { showSession, showSessionLoading } from './session.ts'

/**
 * Follows the session of this browser for as long as the page lives. The auth code is loaded only if a session is
 * stored, by this tab or later by another; pages with an account form load it themselves.
 */
export function followSession(): void {
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
  onSessionInOtherTab(load)
}
