import type { AuthClient, SessionListener } from '@dst/auth'
import { following } from './following.ts'
import { currentSite, onNewSite } from './site.ts'

export * from '@dst/auth'

/** Replaces the client of the auth service. A session subscription carries over into the next story. */
export function createAuthClient(): AuthClient {
  const followed = new Map<SessionListener, () => void>()
  const follow = (listener: SessionListener) => followed.set(listener, currentSite().auth.onSessionChange(listener))
  onNewSite(() => {
    for (const [listener, stop] of followed) {
      stop()
      follow(listener)
    }
  })
  return following<AuthClient>(() => currentSite().auth, {
    onSessionChange(listener) {
      follow(listener)
      return () => {
        followed.get(listener)?.()
        followed.delete(listener)
      }
    },
  })
}
