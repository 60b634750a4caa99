export { createAuthClient } from './create-auth-client'
export { hasDroppedPassword } from './dropped-password'
export { linkOwner, type LinkOwner } from './link-owner'
export type { AuthClientOptions, Connection } from './load-accounts'
export type {
  AuthClient,
  GoogleContext,
  LinkCode,
  LinkCodeErrorCode,
  LinkTokens,
  MailCode,
  SignInInput,
  SignOutScope,
  SignUpInput,
  SignUpOutcome,
} from './auth-client'
export type { AuthFailure, AuthFailureKind, CodedAuthFailure } from './auth-failure'
export { browserHasPasskeys, type Passkey, type PasskeyErrorCode, type Passkeys } from './passkeys'
export { authenticatorsOf } from './second-factor'
export type { RecoveryCodes, TwoFactor, TwoFactorEnrollment } from './two-factor'
export type {
  AuthFactor,
  AuthIdentity,
  AuthUser,
  NewSession,
  Session,
  SessionChange,
  SessionEvent,
  SessionListener,
} from './session'
export type { KeyValueStore, SessionStores } from './storage/browser-stores'
