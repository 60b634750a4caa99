import { createAuthClient } from '@dst/auth'
import { clearHandOverAtSignOut } from './hand-over'
import { loadRuntimeConfig } from './runtime-config'
import { showSession } from './session-store'

/** The accounts of this site. Creating it loads nothing; the first account call does, and learns where the service is. */
export const authClient = createAuthClient({
  connection: async () => {
    const { authUrl, authAnonKey } = await loadRuntimeConfig()
    return { url: new URL(authUrl, window.location.origin).href, anonKey: authAnonKey }
  },
  redirectTo: () => window.location.origin,
})

let mirroring = false

/** Mirrors the session of this browser into the session store from now on. */
export function mirrorSession(): void {
  if (mirroring) return
  mirroring = true
  authClient.onSessionChange(({ session }) => showSession(session))
}

/** Signs this account out everywhere: at the service, on the screens, and in what pages left for each other. */
export async function signOut(): Promise<void> {
  await authClient.signOut()
  clearHandOverAtSignOut()
  showSession(null)
}
