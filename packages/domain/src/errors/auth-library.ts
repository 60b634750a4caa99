import type { ProviderError } from './error-text'

/** Failures of the auth service's own library that decide about the session. */
export type AuthLibraryErrorCode =
  | 'session-missing'
  | 'invalid-token-signature'
  | 'empty-key-set'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'single_identity_not_deletable'

/** Whether the stored session stays after a failure. Only the three about identities leave it as it is. */
export const keepsSession = {
  'session-missing': false,
  'invalid-token-signature': false,
  'empty-key-set': false,
  identity_already_exists: true,
  identity_not_found: true,
  single_identity_not_deletable: true,
} as const satisfies Record<AuthLibraryErrorCode, boolean>

/**
 * Whether a sign-out counts as done although the server answered with this HTTP status: the session was gone.
 * @source specification section 8, Auth library cases
 */
export function ignoredBySignOut(status: number): boolean {
  return status === 401 || status === 403 || status === 404
}

/**
 * Whether a fetch that got this HTTP status is tried again.
 * @source specification section 8, Auth library cases
 */
export function retriedByFetch(status: number): boolean {
  return status === 502 || status === 503 || status === 504
}

/**
 * Whether an account probably exists, from asking for a password reset: no error and most errors say yes, two
 * messages and an exception (`thrown`) say no. A guess that the auth service blurs on purpose: do not decide by it.
 * @source specification section 8, Auth library cases
 */
export function accountProbablyExists(outcome: ProviderError | 'sent' | 'thrown'): boolean {
  if (outcome === 'sent') return true
  if (outcome === 'thrown') return false
  const message = outcome.message.toLowerCase()
  return !message.includes('for security purposes') && !message.includes('unable to process request')
}

/** What is thrown when the session is read outside the part of the page that provides it. */
export const outsideAuthProvider = 'useAuth must be used within an AuthProvider'

/** What is logged, and nothing else, when the analytics script does not load. */
export const analyticsNotLoaded = 'Analytics script failed to load'
