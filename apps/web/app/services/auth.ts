import { createAuthClient } from '@dst/auth'
import { dropAllDrafts } from './drafts.ts'
import { accountOfDevice, forgetAccountCopies, setAsideUnlessOf } from './exchange-account/device-copy.ts'
import { clearHandOver, clearHandOverAtSignOut } from './hand-over.ts'
import { restoreRecordName } from './record-name.ts'
import { maySignOut } from './leaving.ts'
import { loadRuntimeConfig } from './runtime-config.ts'
import { showSession, useSessionStore } from './session-store.ts'

/**
 * The auth client of this site. Creating it loads nothing; the first auth call does, and looks up the service's URL.
 */
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
  authClient.onSessionChange(({ session }) => {
    if (session !== null) guardDeviceCopy(session.user.id)
    showSession(session)
  })
}

/**
 * Signs this account out, by default in every browser: at the auth service, in the UI, in the hand-over between pages,
 * and in unsent drafts. `local` ends the session in this browser only.
 */
export async function signOut(scope: 'global' | 'local' = 'global'): Promise<void> {
  const leaveDevice = await saveExchangeBeforeLeaving()
  await authClient.signOut(scope)
  clearHandOverAtSignOut()
  dropAllDrafts()
  leaveDevice()
  showSession(null)
}

/** Signs out on the user's request, unless they stay because of unsaved changes; returns false then. */
export async function signOutOnRequest(): Promise<boolean> {
  if (!(await maySignOut())) return false
  await signOut()
  return true
}

/** Clears a deleted account from this browser: its session and any stored data of the user. */
export async function forgetAccount(): Promise<void> {
  const account = presentAccount()
  if (account !== undefined) forgetAccountCopies(account)
  await signOut()
  clearHandOver('authMessage', 'prefilledEmail')
}

/** Drops a session that the server no longer accepts. The user didn't sign out: drafts are kept for them. */
export async function endSession(): Promise<void> {
  await authClient.signOut('local')
  showSession(null)
}

/** Before anything shows that somebody is signed in: what another account has left on this device is not theirs. */
function guardDeviceCopy(account: string): void {
  if (!setAsideUnlessOf(account)) return
  import('./exchange-account/waiting-files.ts').then(
    ({ dropSavedWaitingFiles }) => dropSavedWaitingFiles(),
    // They wait under their own account, and are looked at again when a page shows the exchange.
    () => undefined,
  )
}

function presentAccount(): string | undefined {
  return useSessionStore.getState().session?.user.id
}

/** Saves the exchange of this device if it is in the account that leaves. Returns what to do once that has left. */
async function saveExchangeBeforeLeaving(): Promise<() => void> {
  const account = presentAccount()
  if (account === undefined || accountOfDevice() !== account) return () => undefined
  try {
    const { saveBeforeLeaving, leaveDevice } = await import('./exchange-account/leave-account.ts')
    const isSaved = await saveBeforeLeaving()
    return () => leaveDevice(account, isSaved)
  } catch {
    // Without its script, nothing says that all of it is saved: it stays on the device, whose note says so.
    return () => undefined
  }
}
