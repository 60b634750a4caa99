import type { Generated, Selectable } from 'kysely'
import type { CodeChallenge } from './code-challenge.ts'
import type { FactorTables } from './factor-tables.ts'
import type { Json } from './json.ts'
import type { NoticeTables } from './notice-tables.ts'

/** Free-form data of a user, as JSON. */
export type JsonObject = Record<string, unknown>

/** How a user authenticated; the last six are for links of the PKCE flow. */
export type AuthenticationMethodName =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'totp'
  | 'anonymous'
  | 'mfa/recovery_code'
  | 'passkey'
  | 'magiclink'
  | 'recovery'
  | 'email/signup'
  | 'email_change'
  | 'invite'

/** One method by which a session was authenticated; `timestamp` in Unix seconds. */
export interface AuthenticationMethod {
  method: AuthenticationMethodName
  timestamp: number
}

export interface UsersTable {
  id: string
  email: string | null
  /** In digits, without the plus sign. */
  phone: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  phone_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  reauthentication_sent_at: Date | null
  new_email: string | null
  email_change_sent_at: Date | null
  /** How many addresses still have to confirm the pending change. */
  email_change_confirmations_left: Generated<number>
  /** Which of the two emails of the pending change has been confirmed while the other one is outstanding. */
  email_change_confirmed: EmailChangeKind | null
  new_phone: string | null
  phone_change_sent_at: Date | null
  role: Generated<string>
  is_anonymous: Generated<boolean>
  last_sign_in_at: Date | null
  app_metadata: Json<JsonObject>
  user_metadata: Json<JsonObject>
  /** IANA name of the zone of the browser that signed in first; null if it named none. */
  time_zone: string | null
  banned_until: Date | null
  deleted_at: Date | null
  created_at: Date
  updated_at: Date
}

export interface IdentitiesTable {
  id: string
  provider: string
  provider_id: string
  user_id: string
  identity_data: Json<JsonObject>
  email: string | null
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

export interface SessionsTable {
  id: string
  user_id: string
  created_at: Date
  updated_at: Date
  refreshed_at: Date | null
  /** Number of the current refresh token; the token itself is computed from it and never stored. */
  refresh_counter: Generated<number>
  aal: Generated<string>
  amr: Json<AuthenticationMethod[]>
  user_agent: string
  ip: string
  /** The second factor that last raised it. */
  factor_id: string | null
  /** Refresh tokens below this number are from before it was raised, and no longer work. */
  raised_counter: Generated<number>
  /** When the user last gave a password, a passkey, or a code or link from a mail; null if not in this session. */
  proven_at: Date | null
}

export type FactorType = 'totp' | 'webauthn' | 'recovery_code'

export interface FactorsTable {
  id: string
  user_id: string
  /** Empty if the user gave none; unique per user, including the empty name. */
  friendly_name: string
  factor_type: FactorType
  status: Generated<'unverified' | 'verified'>
  /** Secret of an authenticator app, encrypted. */
  secret: string | null
  /** Time step of the last accepted code: no step up to it is accepted again. */
  last_used_step: number | null
  last_challenged_at: Date | null
  created_at: Date
  updated_at: Date
}

export interface RotatedRefreshTokensTable {
  session_id: string
  counter: number
  rotated_at: Date
}

/** The two emails of a change of address, to the current and to the new one. */
export type EmailChangeKind = 'email_change_current' | 'email_change_new'

/** Kinds of emailed credentials; of each a user has the last one sent, and possibly one being sent. */
export type OneTimeTokenKind = 'confirmation' | 'recovery' | 'reauthentication' | EmailChangeKind

/** The challenge of a client that will exchange a code; null if none was sent. */
interface ChallengeColumns {
  code_challenge: string | null
  code_challenge_method: CodeChallenge['method'] | null
}

export interface OneTimeTokensTable extends ChallengeColumns {
  id: string
  user_id: string
  kind: OneTimeTokenKind
  /** The address that the email went to. */
  relates_to: string
  code_hash: string
  link_hash: string
  attempts: Generated<number>
  created_at: Date
  /** The order of its email; an email that is sent again carries the same token. */
  order_id: string | null
  /** When its email was sent; null until then. */
  sent_at: Date | null
}

/** Kinds of email that are rate-limited separately. */
export type MailKind = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication'

export interface MailRequestsTable extends ChallengeColumns {
  /** Keyed hash: addresses of people without an account are not stored in plain text. */
  address_hash: string
  kind: MailKind
  sent_at: Date
  /** The newest order; an older one still in a queue is dropped. */
  order_id: string | null
  /** Where the link of that email redirects to. */
  redirect_to: string | null
}

/** A sign-in in two steps: through a provider, or with a code for the client to exchange. */
export interface FlowStatesTable extends ChallengeColumns {
  /** For a sign-in through a provider, also the OAuth `state`. */
  id: string
  /** Null until the first step is done. */
  user_id: string | null
  /** The signed-in user who is linking another identity. */
  linking_target: string | null
  provider: string | null
  redirect_to: string | null
  auth_code_hash: string | null
  authentication_method: AuthenticationMethodName
  /** Encrypted with a key derived from the code. */
  provider_tokens: string | null
  created_at: Date
  /** When the provider redirected the browser back. */
  state_used_at: Date | null
  code_issued_at: Date | null
}

export interface AuditLogTable {
  id: string
  payload: Json<JsonObject>
  created_at: Date
  ip_address: string
}

export interface RegisteredKeysTable {
  only_row: Generated<boolean>
  /** Fingerprint of the latest signing key. */
  signing_fingerprint: string
  /** A hash keyed with the token secret, so that the secret itself stays out of the database. */
  secret_fingerprint: string
  registered_at: Date
}

/** Tables of the schema `auth`. */
export interface AuthTables extends FactorTables, NoticeTables {
  users: UsersTable
  identities: IdentitiesTable
  sessions: SessionsTable
  factors: FactorsTable
  rotated_refresh_tokens: RotatedRefreshTokensTable
  one_time_tokens: OneTimeTokensTable
  mail_requests: MailRequestsTable
  flow_states: FlowStatesTable
  audit_log: AuditLogTable
  registered_keys: RegisteredKeysTable
}

/**
 * The name of a table in the schema `auth`.
 * @useDeclaredType
 */
export type AuthTableName = Extract<keyof AuthTables, string>

export type UserRow = Selectable<UsersTable>
export type IdentityRow = Selectable<IdentitiesTable>
export type FactorRow = Selectable<FactorsTable>
export type FlowStateRow = Selectable<FlowStatesTable>
export type SessionRow = Selectable<SessionsTable>
export type OneTimeTokenRow = Selectable<OneTimeTokensTable>
