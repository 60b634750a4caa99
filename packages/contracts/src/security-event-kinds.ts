/** The security events reported for an account. */
export const securityEventKinds = [
  'signed_in',
  'signed_in_with_passkey',
  'signed_in_with_provider',
  // `session_ended`: one browser was signed out from another; the event names the browser that was signed out.
  'signed_out',
  'signed_out_everywhere',
  'others_signed_out',
  'session_ended',
  'password_changed',
  'email_changed',
  'email_confirmed',
  'reset_requested',
  'sign_up_repeated',
  'second_factor_added',
  'second_factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'recovery_codes_removed',
  'passkey_added',
  'passkey_removed',
  'provider_linked',
  'provider_unlinked',
  'changes_undone',
  'second_factor_lost',
  'second_factor_kept',
] as const

/** One kind of `securityEventKinds`. */
export type SecurityEventKind = (typeof securityEventKinds)[number]
