import type { Result } from '@dst/domain/result'
import type { AuthFailure } from './auth-failure.ts'

/** Setup data for an authenticator app. */
export interface TwoFactorEnrollment {
  factorId: string
  /** An SVG image as a data URL. */
  qrCode: string
  /** The same secret, for manual entry. */
  secret: string
  /** The same as an `otpauth:` URI, for a link on the device that holds the app. */
  uri: string
}

/** Two-factor sign-in with an authenticator app (TOTP). */
export interface TwoFactor {
  /** Starts an enrollment; an earlier unfinished one is dropped. */
  enroll: (name?: string) => Promise<Result<TwoFactorEnrollment, AuthFailure>>
  /**
   * Checks a six-digit code: completes an enrollment, raises the session's assurance level after sign-in, or
   * re-authenticates the user.
   */
  verify: (input: { factorId: string; code: string }) => Promise<Result<void, AuthFailure>>
  /** Removes an enrolled or unfinished authenticator app from the account. */
  remove: (factorId: string) => Promise<Result<void, AuthFailure>>
  recoveryCodes: RecoveryCodes
  /**
   * The way back for a user who has lost app, recovery codes and passkeys: asks whether a waiting time runs (`look`),
   * starts it, or returns the one that runs (`request`: the session owes the factor, and needs a recent proof), or
   * stops it (`cancel`: the session has passed the factor). Resolves with the waiting time that runs now, null if none
   * does. A service that does not offer it, like the official one, refuses each with status 404.
   */
  removal: (step: 'look' | 'request' | 'cancel') => Promise<Result<RemovalWait | null, AuthFailure>>
}

/** One-time codes to use instead of the authenticator app. */
export interface RecoveryCodes {
  /** How many are left, and how many there were; null if none were generated or the service does not support them. */
  left: () => Promise<Result<{ left: number; total: number } | null, AuthFailure>>
  /** Generates new ones, replacing any previous ones. They cannot be read again. */
  make: () => Promise<Result<readonly string[], AuthFailure>>
  /** Uses one up, which raises the session's assurance level like a code of the app does. */
  use: (code: string) => Promise<Result<void, AuthFailure>>
}

/** The waiting time after which a lost second factor is removed. Times are in UTC. */
export interface RemovalWait {
  requestedAt: Date
  /** When the factor is removed: later, if the service was down in between. */
  dueAt: Date
}
