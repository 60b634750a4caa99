import type { Result } from '@dst/domain/result'
import type { AuthFailure, CodedAuthFailure } from './auth-failure.ts'

/**
 * Why a proof was not taken.
 * - `wrong-password`, `wrong-code`: it is not the account's, or the code is used or too old.
 * - `too-many-attempts`: see the stated wait.
 * - `cancelled`: the browser's passkey prompt was dismissed, timed out, or found no passkey.
 * - `not-offered`: the service or this browser can't take this proof.
 * - `failed`: anything else; see `kind` and `provider`.
 */
export type ProofErrorCode =
  'wrong-password' | 'wrong-code' | 'too-many-attempts' | 'cancelled' | 'not-offered' | 'failed'

/** Proofs that a change to what signs in can require. Each counts for some minutes, in this session. */
export interface Proofs {
  /** Emails a code to the account's address. */
  mailCode: () => Promise<Result<void, AuthFailure>>
  /** Gives the account's password or the emailed code. */
  give: (proof: { password: string } | { code: string }) => Promise<Result<void, CodedAuthFailure<ProofErrorCode>>>
  /** Prompts for a passkey of the account. */
  givePasskey: () => Promise<Result<void, CodedAuthFailure<ProofErrorCode>>>
}
