import type { Kysely, Transaction } from 'kysely'
import { resolveAccountSettings, type AccountOptions, type AccountSettings } from './account-options'
import type { JsonObject } from './database/tables'
import { passkeySettings, secondFactorSettings, type PasskeyOptions, type SecondFactorOptions } from './factor-options'
import type { KeyFile } from './keys/key-file'
import type { Limiter } from './limits/limiter'
import { defaultLifetimes, defaultLimits, type AuthServerLifetimes, type AuthServerLimits } from './limit-options'
import type { MailOrder } from './mail/mail-order'
import type { AuthMailWords } from './mail/mail-words'
import type { ProviderOptions } from './providers/provider-table'
import { defaultAudience } from './wire/user-json'

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
  /** How it was made: `email`, or the name of a provider. */
  provider: string
  metadata: JsonObject
  /** Ends with the access token that the confirmation gave. */
  validUntil: Date
  /** The request that did it. */
  requestId: string
}

/** Where the owner of an account turns who did not do what a notice tells. */
export interface NoticeLinks {
  /** Where a link to choose a new password can be asked for. */
  signInUrl: string
  contactUrl: string
}

/** The keys of a server, as a keys file holds them. */
export type AuthKeys = KeyFile

/** What the embedded auth service needs from the application that hosts it. */
export interface AuthServerOptions<Database> extends AccountOptions {
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
  /**
   * Whether calls need one of the two keys below, as behind the hosted gateway. Default true; false for clients that send
   * none, as the official service itself takes them.
   */
  keyGate?: boolean | undefined
  /** The publishable key that browsers send. */
  anonKey?: string | undefined
  /** The secret key that may administer users. */
  serviceKey?: string | undefined
  /** Path of the signing key and token secret; made with mode 0600 at the first start. Not read when `keys` are given. */
  keysFile?: string | undefined
  /**
   * Signing key and token secret, as `parseAuthKeys` reads them from the text of a keys file, and `configuredAuthKeys` from
   * a shared secret or a JWK array.
   */
  keys?: AuthKeys | undefined
  /** Whom tokens are for, their `aud`. Default `authenticated`. */
  audience?: string | undefined
  /** Who made the tokens, their `iss`. Default `externalUrl`. */
  issuer?: string | undefined
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
  /** Services where people have an account already, and may sign in through. Default none. */
  providers?: ProviderOptions | undefined
  /**
   * Let signed-in people link further identities to their account, and take them off. A browser has to be on this
   * service's own origin for it, as it is known by a cookie when it comes back. Default false.
   */
  manualLinking?: boolean | undefined
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
export interface AuthSettings extends AccountSettings {
  prefix: string
  siteUrl: string
  externalUrl: string
  redirectAllowList: readonly string[]
  keyGate: boolean
  anonKey: string | undefined
  serviceKey: string | undefined
  audience: string
  issuer: string
  autoconfirm: boolean
  disableSignUp: boolean
  manualLinking: boolean
  secureEmailChange: boolean
  passwordMinimumLength: number
  secondFactors: SecondFactorOptions
  passkeys: PasskeyOptions | undefined
  brandName: string
  notices: NoticeLinks | undefined
  limits: AuthServerLimits
  lifetimes: AuthServerLifetimes
}

/** Fills in the defaults. Throws when a key or address is unusable, which is a mistake of the host. */
export function resolveSettings<Database>(options: AuthServerOptions<Database>): AuthSettings {
  checkKeys(options)
  const siteUrl = checkedUrl(options.siteUrl)
  const externalUrl = checkedUrl(options.externalUrl).replace(/\/+$/, '')
  const brandName = options.brandName ?? 'Your account'
  return {
    prefix: options.prefix ?? '/auth/v1',
    siteUrl,
    externalUrl,
    redirectAllowList: options.redirectAllowList ?? [],
    keyGate: options.keyGate ?? true,
    anonKey: options.anonKey,
    serviceKey: options.serviceKey,
    audience: options.audience ?? defaultAudience,
    issuer: options.issuer ?? externalUrl,
    autoconfirm: options.autoconfirm ?? false,
    disableSignUp: options.disableSignUp ?? false,
    manualLinking: options.manualLinking ?? false,
    secureEmailChange: options.secureEmailChange ?? true,
    passwordMinimumLength: options.passwordMinimumLength ?? 6,
    secondFactors: secondFactorSettings(options.secondFactors),
    passkeys: options.passkeys && passkeySettings({ siteUrl, brandName }, options.passkeys),
    brandName,
    notices: options.notices,
    ...resolveAccountSettings(options),
    limits: { ...defaultLimits, ...options.limits },
    lifetimes: { ...defaultLifetimes, ...options.lifetimes },
  }
}

function checkKeys({
  keyGate = true,
  anonKey,
  serviceKey,
}: Pick<AuthServerOptions<never>, 'anonKey' | 'keyGate' | 'serviceKey'>): void {
  if (anonKey === '' || serviceKey === '') throw new Error('anonKey and serviceKey must not be empty')
  if (keyGate && (anonKey === undefined || serviceKey === undefined))
    throw new Error('anonKey and serviceKey are needed unless keyGate is false')
  if (anonKey !== undefined && anonKey === serviceKey) throw new Error('anonKey and serviceKey must differ')
}

function checkedUrl(text: string): string {
  if (!URL.canParse(text)) throw new Error('siteUrl and externalUrl must be absolute addresses')
  return text
}
