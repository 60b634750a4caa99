/** A second factor of the account. */
export interface AuthFactor {
  id: string
  kind: 'totp' | 'phone' | 'webauthn' | 'recovery_code' | 'other'
  status: 'verified' | 'unverified'
  name?: string
  /** When it was added, as an RFC 3339 string; absent if the service does not say. */
  addedAt?: string
}

/** One sign-in method of the account, for example `email` or `google`. */
export interface AuthIdentity {
  id: string
  provider: string
}

/** The account's user, as the authentication service knows them. */
export interface AuthUser {
  id: string
  /** Lower case; empty when the account has no address. */
  email: string
  /** The time of confirmation as an RFC 3339 string, or null while the address is unconfirmed. */
  emailConfirmedAt: string | null
  /** True when `emailConfirmedAt` is set. */
  emailVerified: boolean
  /** The new address that is pending confirmation, if a change was requested. */
  newEmail: string | null
  /** How the account was created: `email` or an OAuth provider's name. */
  provider: string
  /** From `firstName`, `first_name` or the first word of the provider's full name; empty when unknown. */
  firstName: string
  /** From `lastName`, `last_name` or the rest of the provider's full name; empty when unknown. */
  lastName: string
  /** Written by the user and by OAuth providers: never a source of permissions. */
  userMetadata: Readonly<Record<string, unknown>>
  /** Written by the service only. */
  appMetadata: Readonly<Record<string, unknown>>
  identities: readonly AuthIdentity[]
  factors: readonly AuthFactor[]
}

/** A signed-in session. */
export interface Session {
  accessToken: string
  refreshToken: string
  /** When the access token expires, in seconds since the Unix epoch. */
  expiresAt: number
  user: AuthUser
}

/** A session that a sign-in has just created. */
export interface NewSession extends Session {
  /** True while the account's second factor is still required. Until it is passed nobody is signed in. */
  owesSecondFactor: boolean
}

/** What happened to the session. */
export type SessionEvent =
  | 'initial_session'
  | 'signed_in'
  | 'signed_out'
  | 'token_refreshed'
  | 'user_updated'
  | 'password_recovery'
  | 'mfa_challenge_verified'
  | 'second_factor_owed'

/** One change of the session; `session` is null when nobody is signed in. */
export interface SessionChange {
  event: SessionEvent
  session: Session | null
  /** The user who has started to sign in but has not passed the second factor. */
  pending: AuthUser | null
}

/** Receives changes of the session, in order. */
export type SessionListener = (change: SessionChange) => void
