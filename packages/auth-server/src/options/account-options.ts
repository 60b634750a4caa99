import type { Retention } from '../database/expired-rows.ts'
import type { SessionLimits } from '../database/session-limits.ts'
import { readTemplates, type MailTemplates, type ReadTemplates } from '../mail/mail-templates.ts'

/** Sign-in methods, rules for passwords and sessions, and email templates: the settings of the official service. */
export interface AccountOptions {
  /** Sign-up and sign-in by email. Default true. */
  emailProvider?: boolean | undefined
  /** Sign-in with an emailed link or code, without a password. Default true. */
  magicLinks?: boolean | undefined
  /** Accounts without an address or a password. Default false. */
  anonymousSignIns?: boolean | undefined
  /** Sign-up and sign-in by phone number and password. No text message is sent. Default false. */
  phoneProvider?: boolean | undefined
  /**
   * Accept new phone numbers without verification. Otherwise they are refused, as no text message can be sent. Default
   * false.
   */
  smsAutoconfirm?: boolean | undefined
  /** A password change requires an emailed code if the session is older than a day. Default false. */
  securePasswordChange?: boolean | undefined
  /** A password change requires the current password, unless the session started from an email. Default false. */
  requireCurrentPassword?: boolean | undefined
  /**
   * Changes to what signs in (password, address, second factors, passkeys, identities) require a password, a passkey,
   * or a mailed code or link in the same session, at most this many seconds ago. Default not.
   */
  recentProofSeconds?: number | undefined
  /** Character sets; a password needs one character of each. Default none. */
  passwordRequiredCharacters?: readonly string[] | undefined
  /**
   * Refuse new passwords that are easy to guess: the commonest ones, the owner's address and names, and these words of
   * the site, such as its name. Default: accept them, as the official service does.
   */
  guessablePasswords?: { words: readonly string[] } | undefined
  /** Number of digits of an emailed code, 6 to 10. Default 6. */
  mailCodeLength?: number | undefined
  /**
   * Subjects and HTML of emails, with the official service's variables. They take precedence over `renderMail`. Default
   * none.
   */
  mailTemplates?: MailTemplates | undefined
  /** Whether reuse of an old refresh token ends its session. Default true; otherwise the token is only refused. */
  refreshTokenRotation?: boolean | undefined
  sessions?: SessionLimits | undefined
  retention?: Retention | undefined
}

/** The options with every default filled in. */
export interface AccountSettings {
  emailProvider: boolean
  magicLinks: boolean
  anonymousSignIns: boolean
  phoneProvider: boolean
  smsAutoconfirm: boolean
  securePasswordChange: boolean
  requireCurrentPassword: boolean
  recentProofSeconds: number | undefined
  passwordRequiredCharacters: readonly string[]
  mailCodeLength: number
  mailTemplates: ReadTemplates
  refreshTokenRotation: boolean
  sessions: SessionLimits
  retention: Retention
}

/** Fills in the defaults. Throws on an invalid option, which is a mistake of the host. */
export function resolveAccountSettings(options: AccountOptions): AccountSettings {
  const { mailCodeLength = 6, passwordRequiredCharacters = [], sessions = {}, retention = {} } = options
  if (!Number.isInteger(mailCodeLength) || mailCodeLength < 6 || mailCodeLength > 10)
    throw new Error('mailCodeLength must be 6 to 10')
  if (passwordRequiredCharacters.includes('')) throw new Error('passwordRequiredCharacters must not hold an empty set')
  const spans = [
    options.recentProofSeconds,
    sessions.timeboxSeconds,
    sessions.inactivitySeconds,
    retention.unconfirmedAccountSeconds,
    retention.anonymousAccountSeconds,
    retention.auditSeconds,
  ]
  if (spans.some((span) => span !== undefined && !(span > 0)))
    throw new Error('recentProofSeconds, sessions and retention must be positive seconds')
  return {
    emailProvider: options.emailProvider ?? true,
    magicLinks: options.magicLinks ?? true,
    anonymousSignIns: options.anonymousSignIns ?? false,
    phoneProvider: options.phoneProvider ?? false,
    smsAutoconfirm: options.smsAutoconfirm ?? false,
    securePasswordChange: options.securePasswordChange ?? false,
    requireCurrentPassword: options.requireCurrentPassword ?? false,
    recentProofSeconds: options.recentProofSeconds,
    passwordRequiredCharacters,
    mailCodeLength,
    mailTemplates: readTemplates(options.mailTemplates ?? {}),
    refreshTokenRotation: options.refreshTokenRotation ?? true,
    sessions,
    retention,
  }
}
