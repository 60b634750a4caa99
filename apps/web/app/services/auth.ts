import { createAuthClient } from '@dst/auth'
import { dropAllDrafts } from './drafts'
import { clearHandOver, clearHandOverAtSignOut } from './hand-over'
import { restoreRecordName } from './keep-record-name'
import { maySignOut } from './leaving'
import { loadRuntimeConfig } from './runtime-config'
import { showSession } from './session-store'

/** The accounts of this site. Creating it loads nothing; the first account call does, and learns where the service is. */
export const authClient = createAuthClient({
  connection: async () => {
    const { authUrl, authAnonKey, authFlow } = await loadRuntimeConfig()
    return { url: new URL(authUrl, window.location.origin).href, anonKey: authAnonKey, flow: authFlow }
  },
  redirectTo: () => window.location.origin,
})

let mirroring = false

/** Mirrors the session of this browser into the session store from now on. */
export function mirrorSession(): void {
  if (mirroring) return
  mirroring = true
  restoreRecordName()
  authClient.onSessionChange(({ session }) => showSession(session))
}

/**
 * Signs this account out, by default in every browser: at the service, on the screens, in what pages left for each
 * other, and in what was begun and not sent. `local` ends it in this browser only.
 */
export async function signOut(scope: 'global' | 'local' = 'global'): Promise<void> {
  await authClient.signOut(scope)
  clearHandOverAtSignOut()
  dropAllDrafts()
  showSession(null)
}

/** Signs out as the person asked to, unless they stay for what is unsaved; false then. */
export async function signOutOnRequest(): Promise<boolean> {
  if (!(await maySignOut())) return false
  await signOut()
  return true
}

/** Forgets an account that is no more: its session, and whatever this browser kept of the person. */
export async function forgetAccount(): Promise<void> {
  await signOut()
  clearHandOver('authMessage', 'prefilledEmail')
}

/** Drops a session that the server no longer takes. Nobody signed out: what was begun waits for the same person. */
export async function endSession(): Promise<void> {
  await authClient.signOut('local')
  showSession(null)
}
