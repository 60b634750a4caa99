import { readHandOver, takeHandOver, writeHandOver } from './hand-over'

/** Whom the sign-in page leads back, and where to. */
export interface WayBack {
  userId: string
  email: string
  /** An address of this site. */
  path: string
}

/** Notes where this person was, before they leave to sign in again; their address is filled in there. */
export function leaveWayBack({ userId, email, path }: WayBack): void {
  writeHandOver('prefilledEmail', email)
  writeHandOver('wayBack', { userId, path })
}

/** Whether somebody left in this tab to sign in again. */
export function hasWayBack(): boolean {
  return readHandOver('wayBack') !== undefined
}

/** Where a sign-in leads: back to where this person left in this tab, otherwise the usual way. */
export function pathAfterSignIn(userId: string | undefined, usual: string): string {
  const waiting = takeHandOver('wayBack')
  return waiting !== undefined && waiting.userId === userId && waiting.path !== '' ? waiting.path : usual
}
