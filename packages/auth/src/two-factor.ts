import type { Result } from '@dst/domain/result'
import type { AuthFailure } from './auth-failure'

/** What an authenticator app needs to be set up. */
export interface TwoFactorEnrollment {
  factorId: string
  /** An SVG image as a data URL. */
  qrCode: string
  /** The same secret for typing. */
  secret: string
  uri: string
}

/** Two-factor sign-in with an authenticator app (TOTP). */
export interface TwoFactor {
  /** Begins an enrolment; one that was begun before and not finished is dropped. */
  enroll: (name?: string) => Promise<Result<TwoFactorEnrollment, AuthFailure>>
  /** Checks a six-digit code: finishes an enrolment, lifts the session after sign-in, or proves anew who is there. */
  verify: (input: { factorId: string; code: string }) => Promise<Result<void, AuthFailure>>
  remove: (factorId: string) => Promise<Result<void, AuthFailure>>
  recoveryCodes: RecoveryCodes
}

/** Codes that stand in for the authenticator app, each of them once. */
export interface RecoveryCodes {
  /** How many are left, and how many there were; null where none were made, or the service knows of none. */
  left: () => Promise<Result<{ left: number; total: number } | null, AuthFailure>>
  /** Makes new ones, in place of any before. They can't be read again. */
  make: () => Promise<Result<readonly string[], AuthFailure>>
  /** Uses one up, which lifts the session as a code of the app does. */
  use: (code: string) => Promise<Result<void, AuthFailure>>
}
