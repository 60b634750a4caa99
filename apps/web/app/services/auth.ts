import { createAuthClient } from '@dst/auth'
import { maySignOut, reportArrival, reportDeletion, reportLeaving } from './account-listeners.ts'
import { forgetMails, rememberBeginnings } from './begun-returns.ts'
import { loadRuntimeConfig } from './config.ts'
import { dropAllDrafts } from './drafts.ts'
import { clearHandOver, clearHandOverAtSignOut } from './hand-over.ts'
import { askForProof } from './proof.ts'
import { createSessionWatch } from './session-end.ts'
import { restoreRecordName, showSession, useSessionStore } from './session.ts'

/**
 * The auth client of this site. Creating it loads nothing; the first auth call does, and looks up the service's URL.
 */
export const authClient = rememberBeginnings(
  createAuthClient({
    connection: async () => {
      const { authUrl, authAnonKey, authFlow } = await loadRuntimeConfig()
      return { url: new URL(authUrl, window.location.origin).href, anonKey: authAnonKey, flow: authFlow }
    },
    redirectTo: () => window.location.origin,
    onProofNeeded: askForProof,
  }),
)

const watch = createSessionWatch(async () => (await loadRuntimeConfig()).sessionLimits)

let mirroring = false

/** Mirrors the session of this browser into the session store from now on. */
export function mirrorSession(): void {
  if (mirroring) return
  mirroring = true
  restoreRecordName()
  authClient.onSessionChange(({ session, pending }) => {
    if (session !== null) reportArrival(session.user.id)
    showSession(session, pending)
    void watch.follow(session)
  })
}

/**
 * Signs this account out, by default in every browser: at the auth service, in the UI, in the hand-over between pages,
 * in unsent drafts, and in what listens to accounts. `local` ends the session in this browser only.
 */
export async function signOut(scope: 'global' | 'local' = 'global'): Promise<void> {
  const account = currentAccount()
  const leaveDevice = account === undefined ? () => undefined : await reportLeaving(account)
  await authClient.signOut(scope)
  clearHandOverAtSignOut()
  dropAllDrafts()
  forgetMails()
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
  const account = currentAccount()
  if (account !== undefined) reportDeletion(account)
  await signOut()
  clearHandOver('authMessage', 'prefilledEmail')
}

/**
 * Drops a session that the server no longer accepts. The user didn't sign out: drafts are kept for them. Returns
 * whether nobody is signed in then: somebody may have signed in while the service was being told.
 */
export async function endSession(): Promise<boolean> {
  const ended = useSessionStore.getState().session
  await authClient.signOut('local')
  const { session } = useSessionStore.getState()
  if (session === ended) showSession(null)
  return session === ended || session === null
}

function currentAccount(): string | undefined {
  return useSessionStore.getState().session?.user.id
}
