export { createAuthClient, type AuthClientOptions, type Connection } from './create-auth-client'
export type {
  AuthClient,
  GoogleContext,
  SignInInput,
  SignOutScope,
  SignUpInput,
  SignUpOutcome,
  TwoFactor,
  TwoFactorEnrollment,
} from './auth-client'
export type { AuthFailure, AuthFailureKind } from './auth-failure'
export type { AuthFactor, AuthIdentity, AuthUser, Session, SessionChange, SessionEvent, SessionListener } from './session'
export type { KeyValueStore, SessionStores } from './storage/browser-stores'
