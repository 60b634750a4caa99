import type {
  CallbackErrorCode,
  MailCodeErrorCode,
  PasswordUpdateErrorCode,
  ResetRequestErrorCode,
  SignInErrorCode,
  SignUpErrorCode,
  VerifySignUpErrorCode,
} from '@dst/domain/errors'
import type { Result } from '@dst/domain/result'
import type { AuthFailure, CodedAuthFailure } from './auth-failure'
import type { Passkeys } from './passkeys'
import type { AuthUser, NewSession, Session, SessionListener } from './session'
import type { TwoFactor } from './two-factor'

/** What the sign-up form sends. */
export interface SignUpInput {
  email: string
  password: string
  firstName: string
  lastName: string
  /** Made from the part of the address before the at sign when left out. */
  username?: string
  /** Identifies the terms that the person has agreed to; kept in the account's metadata. */
  agreedTerms?: string | undefined
  captcha?: string
}

/** A new account: with a session only where the service confirms addresses by itself. */
export interface SignUpOutcome {
  user: AuthUser
  session: Session | null
}

/** What the sign-in form sends. */
export interface SignInInput {
  email: string
  password: string
  /** On: the session survives closing the browser. Off: it ends with the tab. Left out: as the current session. */
  rememberMe?: boolean
}

/** Which page started a Google sign-in; comes back in the callback's `from` parameter. */
export type GoogleContext = 'login' | 'signup'

/** Which sessions end: all of the account, this browser's, or all but this browser's. */
export type SignOutScope = 'global' | 'local' | 'others'

/** The tokens that an emailed link, or Google's return, carries. */
export interface LinkTokens {
  accessToken: string
  refreshToken: string
  /** True for a link of type `recovery`: listeners then hear `password_recovery` in place of `signed_in`. */
  recovery?: boolean
  /** When the access token ends, in seconds since the Unix epoch, as the link says. */
  expiresAt?: number | undefined
  /** For how many seconds the access token was made, as the link says. */
  expiresIn?: number | undefined
}

/** What an emailed link, or Google's return, carries in place of tokens where the flow is `pkce`. */
export interface LinkCode {
  code: string
  /** Which of this browser's requests the code answers, where the link says so. */
  flowId?: string | undefined
}

/** Why a link's code gives no tokens; `other-browser` where another one asked for the link than this. */
export type LinkCodeErrorCode = CallbackErrorCode | 'other-browser'

/** A code from a mail, and the address that got it. */
export interface MailCode {
  /** What the mail was about: a forgotten password, or another address. */
  type: 'recovery' | 'email_change'
  email: string
  code: string
}

/** Accounts and the session of this browser. No method throws for what a person or the network can cause. */
export interface AuthClient {
  /** Registers an account; the confirmation link returns to `/auth/callback`. */
  signUp: (input: SignUpInput) => Promise<Result<SignUpOutcome, CodedAuthFailure<SignUpErrorCode>>>
  signIn: (input: SignInInput) => Promise<Result<NewSession, CodedAuthFailure<SignInErrorCode>>>
  /** Leaves the page for Google, which returns to `/auth/callback?from=<context>`. */
  signInWithGoogle: (context: GoogleContext) => Promise<Result<{ url: string }, CodedAuthFailure<'google-failed'>>>
  /**
   * Ends sessions, by default all of the account. This browser is signed out even when the service
   * cannot be reached (unless the scope is `others`): the failure then says that it was not told.
   */
  signOut: (scope?: SignOutScope) => Promise<Result<void, AuthFailure>>
  /**
   * The session, refreshed when it is about to end; as it is stored while the service does not answer; null also where it
   * owes the second factor. Without a stored one nothing is loaded.
   */
  session: () => Promise<Session | null>
  /** Who has begun to sign in and owes the second factor, if anybody. */
  pendingUser: () => Promise<AuthUser | null>
  /** Whether this browser holds a session, valid or not. Synchronous, loads nothing, false on a server. */
  hasStoredSession: () => boolean
  /** A token good for at least another minute or so; undefined when signed out, owing the second factor, or unreachable. */
  accessToken: () => Promise<string | undefined>
  /** The account's person, asked from the service now. */
  user: () => Promise<Result<AuthUser, AuthFailure>>
  resendVerification: (email: string) => Promise<Result<void, AuthFailure>>
  /** Mails a link that returns to `/reset-password`. */
  requestPasswordReset: (email: string) => Promise<Result<void, CodedAuthFailure<ResetRequestErrorCode>>>
  /** The service asks for the current password, except in a session that began with a mailed link. */
  updatePassword: (
    password: string,
    current?: string,
  ) => Promise<Result<AuthUser, CodedAuthFailure<PasswordUpdateErrorCode>>>
  /** Asks for another address; it changes when the link sent to it is followed. */
  updateEmail: (email: string) => Promise<Result<AuthUser, AuthFailure>>
  /** Checks a password by signing in beside the current session, which stays as it is. */
  verifyPassword: (input: {
    email: string
    password: string
  }) => Promise<Result<void, CodedAuthFailure<SignInErrorCode>>>
  /** Adopts the tokens of an emailed link; keeps them as the current session is kept, or remembered if there is none. */
  setSessionFromTokens: (tokens: LinkTokens) => Promise<Result<NewSession, CodedAuthFailure<CallbackErrorCode>>>
  /** Exchanges the code of a link for the tokens that others carry, and adopts none. Only the browser that asked for the link can. */
  exchangeLinkCode: (link: LinkCode) => Promise<Result<LinkTokens, CodedAuthFailure<LinkCodeErrorCode>>>
  /**
   * Spends a typed code as its link would be: gives the link's tokens, and adopts none. Null after the first of two codes that
   * a change of address may need.
   */
  exchangeCode: (code: MailCode) => Promise<Result<LinkTokens | null, CodedAuthFailure<MailCodeErrorCode>>>
  /** Finishes a sign-up by its emailed token: a six- to ten-digit code, or the token of a link. */
  completeSignUp: (input: {
    token: string
    email: string
  }) => Promise<Result<SignUpOutcome, CodedAuthFailure<VerifySignUpErrorCode>>>
  /**
   * Guesses whether an account exists by asking for a password reset. Unreliable: services answer
   * alike for known and unknown addresses, and a known one gets a mail. Used nowhere in the product.
   */
  emailExists: (email: string) => Promise<boolean>
  twoFactor: TwoFactor
  passkeys: Passkeys
  /**
   * Begins to fetch what the first call needs, for example when somebody starts to fill in a form: a call is then quicker,
   * and a network that goes away meanwhile fails the call alone. Browsers may never fetch a script again that once failed.
   */
  prepare: () => void
  /** Calls the listener once with `initial_session`, then at every change; the result unsubscribes. */
  onSessionChange: (listener: SessionListener) => () => void
}
