import type { Kysely, Transaction } from 'kysely'
import type { JsonObject } from './database/tables'
import { passkeySettings, secondFactorSettings, type PasskeyOptions, type SecondFactorOptions } from './factor-options'
import type { KeyFile } from './keys/key-file'
import type { Limiter } from './limits/limiter'
import type { MailOrder } from './mail/mail-order'
import type { AuthMailWords } from './mail/mail-words'

/** The words of a mail in a form. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** One mail, ready to hand to a mailer. */
export interface AuthMail extends RenderedMail {
  to: string
  /** Stays the same when a mail is sent again, so that repeats can be told; with its angle brackets. */
  messageId: string
}

/** An account whose owner has just shown that the address is theirs. */
export interface ConfirmedAccount {
  userId: string
  email: string
  metadata: JsonObject
  /** Ends with the access token that the confirmation gave. */
  validUntil: Date
  /** The request that did it. */
  requestId: string
}

/** Ceilings against abuse. Requests are counted per address of the caller (of IPv6, per /64), by the limiter. */
export interface AuthServerLimits {
  /** Sign-up, recover, resend, verify and account changes, each on its own, per five minutes. Default 30. */
  requestsPerFiveMinutes: number
  /**
   * Requests to the token endpoint, per five minutes. Default 150. Refreshes count apart: for their session, or for the
   * address when their token is not from this server.
   */
  tokenRequestsPerFiveMinutes: number
  /** How many requests may come at once before the rates above apply. Default 30. */
  requestBurst: number
  /** Seconds between two mails of one kind to one address, known or not. Default 60. */
  mailGapSeconds: number
  /** Wrong codes after which a mailed code is worth nothing; its link still works. Default 5. */
  codeAttempts: number
  /** Seconds for which a password may wait for its turn to be hashed; the call is answered with 503 beyond. Default 2. */
  passwordWaitSeconds: number
  /** Challenges and tries of second factors and passkeys, each on its own, per minute. Default 15. */
  factorRequestsPerMinute: number
}

/** Where the owner of an account turns who did not do what a notice tells. */
export interface NoticeLinks {
  /** Where a link to choose a new password can be asked for. */
  signInUrl: string
  contactUrl: string
}

/** How long things live, in seconds. */
export interface AuthServerLifetimes {
  /** Access token. Default 3600. */
  accessTokenSeconds: number
  /** Mailed link and code. Default 86400. */
  mailTokenSeconds: number
  /** How long a replaced refresh token is still honoured. Default 10. */
  refreshReuseSeconds: number
}

/** The keys of a server, as a keys file holds them. */
export type AuthKeys = KeyFile

/** What the embedded auth service needs from the application that hosts it. */
export interface AuthServerOptions<Database> {
  /** Postgres through `pg` or PGlite. Only the schema `auth` is touched. */
  db: Kysely<Database>
  /**
   * Whether an error of `db` says that the database cannot serve at the moment: the answer is then 503, on which clients
   * keep their session and ask again. Default never.
   */
  isOutage?: ((error: unknown) => boolean) | undefined
  /** Where the routes are mounted. Default `/auth/v1`. */
  prefix?: string | undefined
  /** The site that people come back to when no other redirect is allowed. */
  siteUrl: string
  /** Public address of this service, prefix included: issuer of tokens and base of mailed links. */
  externalUrl: string
  /** Globs of further redirect targets; `*` stops at `.` and `/`, `**` does not. Default none. */
  redirectAllowList?: readonly string[] | undefined
  /** The publishable key that browsers send. */
  anonKey: string
  /** The secret key that may administer users. */
  serviceKey: string
  /** Path of the signing key and token secret; made with mode 0600 at the first start. Not read when `keys` are given. */
  keysFile: string
  /** Signing key and token secret, as `parseAuthKeys` reads them from the text of a keys file. */
  keys?: AuthKeys | undefined
  /** Other processes serve from the same database: refuse to start with keys that those do not have. Default false. */
  sharedDatabase?: boolean | undefined
  /** Resolves when the mail is out of hands; a rejection leaves its order to be done again. */
  sendMail: (mail: AuthMail) => Promise<void>
  /**
   * Keeps an order in the transaction of its cause, with the plugins of `db`. After the commit the host gives it to
   * `AuthServer.sendMail`, again and again until that resolves; its time is no part of any answer.
   */
  enqueueMail: (trx: Transaction<Database>, order: MailOrder) => Promise<void>
  /** What else belongs to a confirmed address, in the transaction that confirms it; it may come again for one address. */
  onAddressConfirmed?: ((trx: Transaction<Database>, account: ConfirmedAccount) => Promise<void>) | undefined
  /** Accept new addresses without a confirmation mail. Default false. */
  autoconfirm?: boolean | undefined
  /** Refuse new accounts. Default false. */
  disableSignUp?: boolean | undefined
  /** An address change must be confirmed from the old address as well. Default true. */
  secureEmailChange?: boolean | undefined
  /** Smallest length of a password in bytes. Default 6; the largest is 72. */
  passwordMinimumLength?: number | undefined
  /** Default all of them. */
  secondFactors?: Partial<SecondFactorOptions> | undefined
  /** Lets people sign in with passkeys. Default off: the calls are refused as by a server that has them switched off. */
  passkeys?: Partial<PasskeyOptions> | undefined
  /** Name that signs the mails. Default `Your account`. */
  brandName?: string | undefined
  /**
   * Tells owners of accounts by mail of a new password, of a new address (at the old one) and of a password sign-in from a
   * browser that has not signed in before, and where they turn if it was not them. Browsers are known by a cookie, so it
   * takes an auth service on the site's own origin. Default: nobody is told.
   */
  notices?: NoticeLinks | undefined
  /** Gives the words of a mail their form, and escapes them. Default a plain look of this service's own. */
  renderMail?: ((words: AuthMailWords) => RenderedMail) | undefined
  clock?: (() => Date) | undefined
  limits?: Partial<AuthServerLimits> | undefined
  /** Counts requests and guesses. Default one of this service's own; hand in the application's, or `unlimited`. */
  limiter?: Limiter | undefined
  lifetimes?: Partial<AuthServerLifetimes> | undefined
}

/** The options with every default filled in, without the database. */
export interface AuthSettings {
  prefix: string
  siteUrl: string
  externalUrl: string
  redirectAllowList: readonly string[]
  anonKey: string
  serviceKey: string
  autoconfirm: boolean
  disableSignUp: boolean
  secureEmailChange: boolean
  passwordMinimumLength: number
  secondFactors: SecondFactorOptions
  passkeys: PasskeyOptions | undefined
  brandName: string
  notices: NoticeLinks | undefined
  limits: AuthServerLimits
  lifetimes: AuthServerLifetimes
}

const defaultLimits: AuthServerLimits = {
  requestsPerFiveMinutes: 30,
  tokenRequestsPerFiveMinutes: 150,
  requestBurst: 30,
  mailGapSeconds: 60,
  codeAttempts: 5,
  passwordWaitSeconds: 2,
  factorRequestsPerMinute: 15,
}

const defaultLifetimes: AuthServerLifetimes = {
  accessTokenSeconds: 3600,
  mailTokenSeconds: 86_400,
  refreshReuseSeconds: 10,
}

/** Fills in the defaults. Throws when a key or address is unusable, which is a mistake of the host. */
export function resolveSettings<Database>(options: AuthServerOptions<Database>): AuthSettings {
  if (options.anonKey === '' || options.serviceKey === '') throw new Error('anonKey and serviceKey must not be empty')
  if (options.anonKey === options.serviceKey) throw new Error('anonKey and serviceKey must differ')
  const siteUrl = checkedUrl(options.siteUrl)
  const brandName = options.brandName ?? 'Your account'
  return {
    prefix: options.prefix ?? '/auth/v1',
    siteUrl,
    externalUrl: checkedUrl(options.externalUrl).replace(/\/+$/, ''),
    redirectAllowList: options.redirectAllowList ?? [],
    anonKey: options.anonKey,
    serviceKey: options.serviceKey,
    autoconfirm: options.autoconfirm ?? false,
    disableSignUp: options.disableSignUp ?? false,
    secureEmailChange: options.secureEmailChange ?? true,
    passwordMinimumLength: options.passwordMinimumLength ?? 6,
    secondFactors: secondFactorSettings(options.secondFactors),
    passkeys: options.passkeys && passkeySettings({ siteUrl, brandName }, options.passkeys),
    brandName,
    notices: options.notices,
    limits: { ...defaultLimits, ...options.limits },
    lifetimes: { ...defaultLifetimes, ...options.lifetimes },
  }
}

function checkedUrl(text: string): string {
  if (!URL.canParse(text)) throw new Error('siteUrl and externalUrl must be absolute addresses')
  return text
}
