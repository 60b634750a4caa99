import type { Result } from '@dst/domain/result'
import type { AuthFailure, CodedAuthFailure } from './auth-failure.ts'
import type { NewSession } from './session.ts'

/** A passkey of the account. Times are RFC 3339 strings. */
export interface Passkey {
  id: string
  /** Empty if it was never named. */
  name: string
  addedAt: string
  /** Null until it is first used to sign in. */
  lastUsedAt: string | null
}

/**
 * Why the browser's passkey prompt yielded nothing.
 * - `cancelled`: dismissed, timed out, or no passkey for this site available; browsers deliberately do not distinguish
 *   these.
 * - `known-already`: this device already has a passkey for the account.
 * - `not-supported`: the browser or device cannot do it.
 * - `failed`: anything else; see `kind` and `provider`.
 */
export type PasskeyErrorCode = 'cancelled' | 'known-already' | 'not-supported' | 'failed'

/** Longest name of a passkey that the service takes, in characters. */
export const passkeyNameMaximumLength = 120

/** Sign-in by fingerprint, face or screen lock. */
export interface Passkeys {
  /** Whether the service supports passkeys; for the browser's support see `browserHasPasskeys`. */
  areOffered: () => Promise<Result<boolean, AuthFailure>>
  /** Prompts for a passkey of this site. The resulting session counts as having passed the second factor. */
  signIn: (input: { rememberMe: boolean }) => Promise<Result<NewSession, CodedAuthFailure<PasskeyErrorCode>>>
  /** Creates a passkey on this device, under a name of at most `passkeyNameMaximumLength` characters. */
  add: (name: string) => Promise<Result<void, CodedAuthFailure<PasskeyErrorCode>>>
  /** The account's passkeys. */
  list: () => Promise<Result<readonly Passkey[], AuthFailure>>
  /** Gives one of the account's passkeys another name. */
  rename: (input: { id: string; name: string }) => Promise<Result<void, AuthFailure>>
  /** Deletes a passkey at the service; the device may go on offering it. */
  remove: (id: string) => Promise<Result<void, AuthFailure>>
}

/** Whether this browser can create passkeys at all. Synchronous, false on a server. */
export function browserHasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext
}
