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
import type { AuthFailure, CodedAuthFailure } from './auth-failure.ts'
import type { Passkeys } from './passkeys.ts'
import type { Proofs } from './proof.ts'
import type { AuthUser, NewSession, Session, SessionListener } from './session.ts'
import type { TwoFactor } from './two-factor.ts'

/** Input of the sign-up form. */
export interface SignUpInput {
  email: string
  password: string
  firstName: string
  lastName: string
  /** Defaults to the part of the address before the at sign. */
  username?: string
  /** Version of the terms that the user accepted; stored in the account's metadata. */
  agreedTerms?: string | undefined
  captcha?: string
}

/** A new account; it has a session only if the service auto-confirms addresses. */
export interface SignUpOutcome {
  user: AuthUser
  session: Session | null
}

/** Input of the sign-in form. */
export interface SignInInput {
  email: string
  password: string
  /**
   * True: the session survives closing the browser. False: it ends with the tab. Omitted: same as the current session.
   */
  rememberMe?: boolean
}

/** Which page started a Google sign-in; returned in the callback's `from` parameter. */
export type GoogleContext = 'login' | 'signup'

/** Which sessions to end: all of the account's, this browser's, or all except this browser's. */
export type SignOutScope = 'global' | 'local' | 'others'

/** The tokens carried by an emailed link or by the redirect back from Google. */
export interface LinkTokens {
  accessToken: string
  refreshToken: string
  /** True for a link of type `recovery`: listeners then get `password_recovery` instead of `signed_in`. */
  recovery?: boolean
  /** When the access token expires, in seconds since the Unix epoch, according to the link. */
  expiresAt?: number | undefined
  /** Lifetime of the access token in seconds, according to the link. */
  expiresIn?: number | undefined
}

/** What an emailed link or the redirect back from Google carries instead of tokens in the `pkce` flow. */
export interface LinkCode {
  code: string
  /** Which of this browser's requests the code belongs to, if the link says so. */
  flowId?: string | undefined
}

/** Why a link's code yields no tokens; `other-browser` if a different browser requested the link. */
export type LinkCodeErrorCode = CallbackErrorCode | 'other-browser'

/** A code from an email, and the address it was sent to. */
export interface MailCode {
  /** What the email was for: a forgotten password or a change of address. */
  type: 'recovery' | 'email_change'
  email: string
  code: string
}

/** The link of an email that leads to a page of the site. */
export interface MailLink {
  /** What the email was for; `email` stands for a confirmation or a sign-in. */
  type: 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email' | 'email_change'
  /** The link's secret. */
  tokenHash: string
}

/** Accounts and the session of this browser. No method throws for user errors or network failures. */
export interface AuthClient {
  /** Registers an account; the confirmation link leads back to `/auth/callback`. */
  signUp: (input: SignUpInput) => Promise<Result<SignUpOutcome, CodedAuthFailure<SignUpErrorCode>>>
  /**
   * Signs in with a password. While the returned session has `owesSecondFactor`, nobody is signed in yet: a code given
   * to `twoFactor.verify` completes it.
   */
  signIn: (input: SignInInput) => Promise<Result<NewSession, CodedAuthFailure<SignInErrorCode>>>
  /** Navigates to Google, which redirects back to `/auth/callback?from=<context>`. */
  signInWithGoogle: (context: GoogleContext) => Promise<Result<{ url: string }, CodedAuthFailure<'google-failed'>>>
  /**
   * Ends sessions, by default all of the account's. This browser is signed out even when the service is unreachable
   * (unless the scope is `others`); the returned failure then means that the service was not notified. A sign-in while
   * the service is being told of a `local` one stays.
   */
  signOut: (scope?: SignOutScope) => Promise<Result<void, AuthFailure>>
  /**
   * The session, refreshed if it is about to expire; the stored session as is while the service does not respond; also
   * null while the second factor is pending. Loads nothing if no session is stored.
   */
  session: () => Promise<Session | null>
  /** The user who has started to sign in but has not passed the second factor yet, if any. */
  pendingUser: () => Promise<AuthUser | null>
  /** Whether this browser holds a session, valid or not. Synchronous, loads nothing, false on a server. */
  hasStoredSession: () => boolean
  /**
   * A token valid for at least another minute or so; undefined when signed out, while the second factor is pending, or
   * when the service is unreachable.
   */
  accessToken: () => Promise<string | undefined>
  /** Refreshes the session now, which counts as using it; a refusal means that it has ended. */
  refresh: () => Promise<Result<void, AuthFailure>>
  /** The account's user, fetched from the service now. */
  user: () => Promise<Result<AuthUser, AuthFailure>>
  /** Emails the confirmation of a sign-up again; services answer alike for an address that has none waiting. */
  resendVerification: (email: string) => Promise<Result<void, AuthFailure>>
  /** Emails a link that leads back to `/reset-password`. */
  requestPasswordReset: (email: string) => Promise<Result<void, CodedAuthFailure<ResetRequestErrorCode>>>
  /** The service requires the current password, except in a session that started from an emailed link. */
  updatePassword: (
    password: string,
    current?: string,
  ) => Promise<Result<AuthUser, CodedAuthFailure<PasswordUpdateErrorCode>>>
  /** Requests a change of address; it takes effect when the link sent to the new address is followed. */
  updateEmail: (email: string) => Promise<Result<AuthUser, AuthFailure>>
  /** Checks a password with a separate sign-in; the current session is left as is. */
  verifyPassword: (input: {
    email: string
    password: string
  }) => Promise<Result<void, CodedAuthFailure<SignInErrorCode>>>
  /**
   * Adopts the tokens of an emailed link. Stores them the same way as the current session, or as remembered if there is
   * none.
   */
  setSessionFromTokens: (tokens: LinkTokens) => Promise<Result<NewSession, CodedAuthFailure<CallbackErrorCode>>>
  /**
   * Exchanges the code of a link for tokens, without adopting them. Works only in the browser that requested the link.
   */
  exchangeLinkCode: (link: LinkCode) => Promise<Result<LinkTokens, CodedAuthFailure<LinkCodeErrorCode>>>
  /**
   * Redeems a typed code the way its link would be: returns the link's tokens, without adopting them. Null after the
   * first of the two codes that a change of address can require.
   */
  exchangeCode: (code: MailCode) => Promise<Result<LinkTokens | null, CodedAuthFailure<MailCodeErrorCode>>>
  /**
   * Redeems an emailed link that leads to a page of the site, without adopting its tokens: it works once, in any
   * browser, so call it when the person asked for it and not because the page was opened. Null after the first of the
   * two links that a change of address can require. The failure is `invalid-link` for a link that is used,
   * expired or wrong.
   */
  redeemMailLink: (link: MailLink) => Promise<Result<LinkTokens | null, CodedAuthFailure<CallbackErrorCode>>>
  /** Completes a sign-up with its emailed token: a six- to ten-digit code or the token of a link. */
  completeSignUp: (input: {
    token: string
    email: string
  }) => Promise<Result<SignUpOutcome, CodedAuthFailure<VerifySignUpErrorCode>>>
  /**
   * Guesses whether an account exists by requesting a password reset. Unreliable: services respond identically for
   * known and unknown addresses, and a known one gets an email. Not used in the product.
   */
  emailExists: (email: string) => Promise<boolean>
  proof: Proofs
  /**
   * "This wasn't me": undoes the change that a notice tells of, and later ones, by the token of its link. Ends every
   * session and drops the password; resolves with the address that the account has again.
   */
  undoChange: (token: string) => Promise<Result<{ email: string }, AuthFailure>>
  twoFactor: TwoFactor
  passkeys: Passkeys
  /**
   * Preloads what the first call needs, for example when the user starts filling in a form. The call is then faster,
   * and losing the network in the meantime fails only that call; some browsers never retry a script that failed to
   * load.
   */
  prepare: () => void
  /** Calls the listener once with `initial_session`, then at every change; the returned function unsubscribes. */
  onSessionChange: (listener: SessionListener) => () => void
}
