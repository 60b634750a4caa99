import type { OwnSession, SecurityEventKind } from '@dst/contracts'

/** What happened, in a person's words. */
export const eventWords = {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  password_changed: 'Password changed',
  email_changed: 'Email address changed',
  email_confirmed: 'Email address confirmed',
  reset_requested: 'A link to choose a new password was asked for',
  sign_up_repeated: 'Somebody tried to sign up with your address',
} as const satisfies Record<SecurityEventKind, string>

/** What a browser is called; one whose name is not known, as what it is. */
export function browserWords(browser: string | null): string {
  return browser ?? 'Unknown browser'
}

/** The sessions with this browser first; the others stay in their order. */
export function thisBrowserFirst(sessions: readonly OwnSession[]): OwnSession[] {
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
}
