import { readHandOver, takeHandOver, writeHandOver } from '~/services/hand-over.ts'

/** The user to return after signing in, and where to. */
export interface WayBack {
  userId: string
  email: string
  /** A path of this site. */
  path: string
}

/** Stores the user's current path before they leave to sign in again; their email address is prefilled there. */
export function leaveWayBack({ userId, email, path }: WayBack): void {
  writeHandOver('prefilledEmail', email)
  writeHandOver('wayBack', { userId, path })
}

/** The user of a way back that anybody can take: it leads to a public page. */
const anybody = ''

/** Stores a public page before a visitor leaves it to sign in: whoever does so in this tab returns there. */
export function leavePublicPage(path: string): void {
  writeHandOver('wayBack', { userId: anybody, path })
}

/** Whether a user left this tab's page to sign in again. */
export function hasWayBack(): boolean {
  return readHandOver('wayBack') !== undefined
}

/** The path after a sign-in: back to where this user or a visitor left in this tab, otherwise the usual one. */
export function pathAfterSignIn(userId: string | undefined, fallback: string): string {
  const waiting = takeHandOver('wayBack')
  const theirs = waiting !== undefined && [userId, anybody].includes(waiting.userId)
  return theirs && waiting.path !== '' ? waiting.path : fallback
}
