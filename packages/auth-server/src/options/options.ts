import type { Kysely, Transaction } from 'kysely'
import { resolveAccountSettings, type AccountOptions, type AccountSettings } from './account-options.ts'
import type { JsonObject } from '../database/tables.ts'
import {
  passkeySettings,
  secondFactorSettings,
  type PasskeyOptions,
  type SecondFactorOptions,
} from './factor-options.ts'
import type { KeyFile } from '../keys/key-file.ts'
import type { Limiter } from '../limits/limiter.ts'
import { defaultLifetimes, defaultLimits, type AuthServerLifetimes, type AuthServerLimits } from './limit-options.ts'
import type { MailOrder } from '../mail/mail-order.ts'
import type { AuthMailCopy, RenderedMail } from '../mail/mail-messages.ts'
import { verificationLink, type MailedLink } from '../mail/verification-link.ts'
import type { ProviderOptions } from '../providers/provider-table.ts'

/** One email, ready for a mailer. */
export interface AuthMail extends RenderedMail {
  to: string
  /** Stays the same when an email is sent again, so that duplicates can be detected; includes the angle brackets. */
  messageId: string
}

/** An account whose owner has just confirmed the address. */
export interface ConfirmedAccount {
  userId: string
  email: string
  /** How it was created: `email`, or the name of a provider. */
  provider: string
  metadata: JsonObject
  /** Expires with the access token that the confirmation issued. */
  validUntil: Date
  /** The request that confirmed it. */
  requestId: string
}

/** Where an account's owner can turn if a notice reports something they did not do. */
export interface NoticeLinks {
  /** Page to request a link for choosing a new password. */
  signInUrl: string
  /** Page for getting in touch with the site. */
  contactUrl: string
  /**
   * Page that undoes the event: it gets `#token=`, says what will happen, and posts the token to `/undo`. Without it,
   * notices advise a new password.
   */
  undoUrl?: string | undefined
  /** Request header in which the host's proxy says roughly where a browser is. Default: its time zone says so. */
  placeHeader?: string | undefined
}

/** Options that the hosting application passes to the embedded auth service. */
export interface AuthServerOptions<Database> extends AccountOptions {
  /** Postgres through `pg` or PGlite. Only the schema `auth` is used. */
  db: Kysely<Database>
  /**
   * Whether an error of `db` means that the database is temporarily unavailable: the response is then 503, on which
   * clients keep their session and retry. Default never.
   */
  isOutage?: ((error: unknown) => boolean) | undefined
  /** Where the routes are mounted. Default `/auth/v1`. */
  prefix?: string | undefined
  /** The site that users are redirected to when no other redirect is allowed. */
  siteUrl: string
  /** Public URL of this service, including the prefix: issuer of tokens and base of emailed links. */
  externalUrl: string
  /** Globs of additional redirect targets; `*` stops at `.` and `/`, `**` does not. Default none. */
  redirectAllowList?: readonly string[] | undefined
  /**
   * Whether calls need one of the two keys below, as behind the hosted gateway. Default true; false for clients that
   * send none, which the official service itself accepts.
   */
  keyGate?: boolean | undefined
  /** The publishable key that browsers send. */
  anonKey?: string | undefined
  /** The secret key for administering users. */
  serviceKey?: string | undefined
  /**
   * Path of the file with the signing key and token secret; created with mode 0600 on first start. Not read if `keys`
   * are given.
   */
  keysFile?: string | undefined
  /**
   * Signing key and token secret, from `parseAuthKeys` for the text of a key file, or from `configuredAuthKeys` for a
   * shared secret or a JWK array.
   */
  keys?: KeyFile | undefined
  /** Audience of tokens, their `aud`. Default `authenticated`. */
  audience?: string | undefined
  /** Issuer of tokens, their `iss`. Default `externalUrl`. */
  issuer?: string | undefined
  /** Other processes serve from the same database: refuse to start with different keys. Default false. */
  sharedDatabase?: boolean | undefined
  /** Resolves when the email has been handed off; on a rejection its order has to be retried. */
  sendMail: (mail: AuthMail) => Promise<void>
  /**
   * Stores an order in the transaction that causes it, with the plugins of `db`. After the commit the host passes it to
   * `AuthServer.sendMail`, retrying until that resolves; sending does not delay any response.
   */
  enqueueMail: (trx: Transaction<Database>, order: MailOrder) => Promise<void>
  /**
   * Hook for a confirmed address, called in the transaction that confirms it; can be called more than once per address.
   */
  onAddressConfirmed?: ((trx: Transaction<Database>, account: ConfirmedAccount) => Promise<void>) | undefined
  /** Third-party services that users can sign in through. Default none. */
  providers?: ProviderOptions | undefined
  /**
   * Let signed-in users link and unlink further identities. This requires a page on this service's own origin, because
   * the returning browser is recognized by a cookie. Default false.
   */
  manualLinking?: boolean | undefined
  /** Accept new addresses without a confirmation email. Default false. */
  autoconfirm?: boolean | undefined
  /** Refuse new accounts. Default false. */
  disableSignUp?: boolean | undefined
  /** An address change must also be confirmed from the old address. Default true. */
  secureEmailChange?: boolean | undefined
  /** Minimum length of a password in bytes. Default 6; the maximum is 72. */
  passwordMinimumLength?: number | undefined
  /** Default all of them. */
  secondFactors?: Partial<SecondFactorOptions> | undefined
  /** Lets users sign in with passkeys. Default off: the calls are refused as by a server with passkeys disabled. */
  passkeys?: Partial<PasskeyOptions> | undefined
  /** Brand name in emails. Default `Your account`. */
  brandName?: string | undefined
  /**
   * Notifies account owners by email of a new password, of a new address (sent to the old one) and of a password
   * sign-in from a new browser, and where to turn if it was not them. Browsers are recognized by a cookie, so this
   * requires an auth service on the site's own origin. Default: no notices.
   */
  notices?: NoticeLinks | undefined
  /** Renders the content of an email, and escapes it. Default: this service's own plain design. */
  renderMail?: ((message: AuthMailCopy) => RenderedMail) | undefined
  /**
   * Address of the link in an email: a page that posts the token to `/verify`, so that a program that opens the links
   * of mails does not use them up. Default: `GET /verify`, which uses the link up and redirects, as in the official
   * service; links to it stay valid with a page as well.
   */
  mailLink?: ((link: MailedLink) => string) | undefined
  /** The time of tokens, limits and stored rows. Default the machine's. */
  clock?: (() => Date) | undefined
  /** Rates and gaps that hold per address, account or server. */
  limits?: Partial<AuthServerLimits> | undefined
  /** Counts requests and guesses. Default: this service's own; pass the application's, or `unlimited`. */
  limiter?: Limiter | undefined
  /** How long tokens, mailed links and sign-ins through a provider hold. */
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
  mailLink: (link: MailedLink) => string
  limits: AuthServerLimits
  lifetimes: AuthServerLifetimes
}

/** Fills in the defaults. Throws if a key or URL is invalid, which is a mistake of the host. */
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
    mailLink: options.mailLink ?? ((link) => verificationLink(externalUrl, link)),
    ...resolveAccountSettings(options),
    limits: { ...defaultLimits, ...options.limits },
    lifetimes: { ...defaultLifetimes, ...options.lifetimes },
  }
}

/** Default audience of tokens: signed-in users. */
const defaultAudience = 'authenticated'

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
