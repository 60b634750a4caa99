import type { MySession, SecurityEventKind } from '@dst/contracts'

/** The label of each event. */
export const securityEventLabels = {
  signed_in: 'Signed in',
  signed_in_with_passkey: 'Signed in with a passkey',
  // Google is the only identity provider on offer.
  signed_in_with_provider: 'Signed in with Google',
  signed_out: 'Signed out',
  signed_out_everywhere: 'Signed out on all devices',
  others_signed_out: 'Signed out on all other devices',
  session_ended: 'A device was signed out',
  password_changed: 'Password changed',
  email_changed: 'Email address changed',
  email_confirmed: 'Email address confirmed',
  reset_requested: 'A link to choose a new password was requested',
  sign_up_repeated: 'Somebody tried to sign up with your address',
  second_factor_added: 'Authenticator app added',
  second_factor_removed: 'Authenticator app removed',
  recovery_codes_made: 'New recovery codes made',
  recovery_code_used: 'Recovery code used to sign in',
  recovery_codes_removed: 'Recovery codes removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  provider_linked: 'Google connected to your account',
  provider_unlinked: 'Google disconnected from your account',
  changes_undone: 'Changes undone with “This wasn’t me”',
  second_factor_lost: 'Authenticator app reported as lost',
  second_factor_kept: 'Authenticator app kept after all',
} as const satisfies Record<SecurityEventKind, string>

/** The display name of a browser; a generic one if its name is unknown. */
export function browserLabel(browser: string | null): string {
  return browser ?? 'Unknown browser'
}

/** Moves the sessions of this browser to the front; the others keep their order. */
export function thisBrowserFirst(sessions: readonly MySession[]): MySession[] {
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
}
