import type { Result } from '@dst/domain/result'
import type { AuthFailure, CodedAuthFailure } from './auth-failure'
import type { NewSession } from './session'

/** A passkey of the account. Times are RFC 3339 strings. */
export interface Passkey {
  id: string
  /** Empty where it was never named. */
  name: string
  addedAt: string
  /** Null while nobody has signed in with it. */
  lastUsedAt: string | null
}

/**
 * Why nothing came of the browser's question for a passkey.
 * - `cancelled`: closed, timed out, or no passkey of this site at hand: browsers tell these apart to nobody.
 * - `known-already`: this device holds a passkey of the account.
 * - `not-supported`: the browser or device cannot do it.
 * - `failed`: anything else; `kind` and `provider` tell more.
 */
export type PasskeyErrorCode = 'cancelled' | 'known-already' | 'not-supported' | 'failed'

/** Signing in by fingerprint, face or screen lock. */
export interface Passkeys {
  /** Whether the service takes passkeys; what this browser can do, `browserHasPasskeys` says. */
  areOffered: () => Promise<Result<boolean, AuthFailure>>
  /** Asks for a passkey of this site. The session has passed the second factor. */
  signIn: (input: { rememberMe: boolean }) => Promise<Result<NewSession, CodedAuthFailure<PasskeyErrorCode>>>
  /** Makes a passkey on this device, under a name. */
  add: (name: string) => Promise<Result<void, CodedAuthFailure<PasskeyErrorCode>>>
  list: () => Promise<Result<readonly Passkey[], AuthFailure>>
  rename: (input: { id: string; name: string }) => Promise<Result<void, AuthFailure>>
  remove: (id: string) => Promise<Result<void, AuthFailure>>
}

/** Whether this browser can make passkeys at all. Synchronous, false on a server. */
export function browserHasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext
}
