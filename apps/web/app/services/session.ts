import type { AuthUser, Session } from '@dst/auth'
import type { Investor } from '@dst/contracts'
import { createStore } from '~/lib/browser/create-store.ts'
import { readHandOver, writeHandOver } from './hand-over.ts'

/**
 * The session as every page sees it. Pages are prerendered signed out; `loading` only occurs if a session is stored.
 * `pending` is a user who has not passed the second factor yet: nobody is signed in.
 */
export type SessionState =
  | { status: 'signed-out'; session: null; pending: AuthUser | null }
  | { status: 'loading'; session: null; pending: null }
  | { status: 'signed-in'; session: Session; pending: null }

const signedOut: SessionState = { status: 'signed-out', session: null, pending: null }

/** Who is signed in: the mirror of the auth client's session, and the one place to ask. Only `services/auth` writes it. */
export const useSessionStore = createStore<SessionState>(signedOut)

/** Shows a placeholder instead of the sign-in links while a stored session is loading. */
export function showSessionLoading(): void {
  useSessionStore.setState({ status: 'loading', session: null, pending: null }, true)
}

/** Sets the session to show; null for nobody. */
export function showSession(session: Session | null, pending: AuthUser | null = null): void {
  const state: SessionState =
    session === null ? { status: 'signed-out', session, pending } : { status: 'signed-in', session, pending: null }
  useSessionStore.setState(state, true)
}

/** The signed-in user; null for nobody, and while that is unknown. */
export function useUser(): AuthUser | null {
  return useSessionStore(({ session }) => session?.user ?? null)
}

/** The first name and email address in the product's own record. Empty until known. */
export interface RecordName {
  email: string
  firstName: string
}

/** The name that the navigation greets with once the record is loaded; the account's own name may be outdated. */
export const useRecordNameStore = createStore<RecordName>({ email: '', firstName: '' })

/** Uses the name in this record for the greeting from now on, also on pages that don't load the record. */
export function storeRecordName({ email, firstName }: Pick<Investor, 'email' | 'firstName'>): void {
  const name = { email, firstName: firstName ?? '' }
  useRecordNameStore.setState(name)
  writeHandOver('recordName', name)
}

/** After a reload, restores the name that this tab has seen in the record. */
export function restoreRecordName(): void {
  const name = readHandOver('recordName')
  if (name !== undefined) useRecordNameStore.setState(name)
}
