export { createAuthClient } from './create-auth-client.ts'
export { hasDroppedPassword } from './dropped-password.ts'
export { linkOwner, type LinkOwner } from './link-owner.ts'
export type { AuthClientOptions, Connection, SiteOptions } from './load-service.ts'
export type {
  AuthClient,
  GoogleContext,
  LinkCode,
  LinkCodeErrorCode,
  LinkTokens,
  MailCode,
  MailLink,
  SignInInput,
  SignOutScope,
  SignUpInput,
  SignUpOutcome,
} from './auth-client.ts'
export type { AuthFailure, AuthFailureKind, CodedAuthFailure } from './auth-failure.ts'
export {
  browserHasPasskeys,
  passkeyNameMaximumLength,
  type Passkey,
  type PasskeyErrorCode,
  type Passkeys,
} from './passkeys.ts'
export type { ProofErrorCode, Proofs } from './proof.ts'
export { authenticatorsOf } from './second-factor.ts'
export type { RecoveryCodes, RemovalWait, TwoFactor, TwoFactorEnrollment } from './two-factor.ts'
export type {
  AuthFactor,
  AuthIdentity,
  AuthUser,
  NewSession,
  Session,
  SessionChange,
  SessionEvent,
  SessionListener,
} from './session.ts'
export type { KeyValueStore, SessionStores } from './storage/browser-stores.ts'
