import { readTemplates, type MailTemplates, type ReadTemplates } from './mail/mail-templates'

/** How long sessions may last. */
export interface SessionLimits {
  /** Seconds after its sign-in at which a session ends. Default never. */
  timeboxSeconds?: number | undefined
  /** Seconds without a refresh after which a session ends. Default never. */
  inactivitySeconds?: number | undefined
  /** Whether a new sign-in ends the person's other sessions. Default false. */
  onePerUser?: boolean | undefined
}

/** What `tidy` removes besides what has expired, in seconds; nothing of it by default. */
export interface Retention {
  /** Accounts that nobody has confirmed, after their last mail. */
  unconfirmedAccountSeconds?: number | undefined
  /** Anonymous accounts, after they were made. */
  anonymousAccountSeconds?: number | undefined
  /** Lines of the audit log. */
  auditSeconds?: number | undefined
}

/** Ways in, what passwords and sessions must keep to, and how mails look: the choices of the official service. */
export interface AccountOptions {
  /** Sign-up and sign-in by e-mail. Default true. */
  emailProvider?: boolean | undefined
  /** Sign-in by a mailed link or code, without a password. Default true. */
  magicLinks?: boolean | undefined
  /** Accounts without an address or a password. Default false. */
  anonymousSignIns?: boolean | undefined
  /** Sign-up and sign-in by phone number and password. No text message is sent. Default false. */
  phoneProvider?: boolean | undefined
  /** Accept new phone numbers as they are. Without it they are refused, as no message can be sent. Default false. */
  smsAutoconfirm?: boolean | undefined
  /** A new password needs a mailed code when the session is older than a day. Default false. */
  securePasswordChange?: boolean | undefined
  /** A new password needs the present one, unless the session began with a mail. Default false. */
  requireCurrentPassword?: boolean | undefined
  /** Sets of characters; a password needs one of each. Default none. */
  passwordRequiredCharacters?: readonly string[] | undefined
  /** Digits of a mailed code, 6 to 10. Default 6. */
  mailCodeLength?: number | undefined
  /** Subjects and HTML of mails, with the official service's variables. They win over `renderMail`. Default none. */
  mailTemplates?: MailTemplates | undefined
  /** Whether the reuse of an old refresh token ends its session. Default true; otherwise it is only refused. */
  refreshTokenRotation?: boolean | undefined
  sessions?: SessionLimits | undefined
  retention?: Retention | undefined
}

/** The choices with every default filled in. */
export interface AccountSettings {
  emailProvider: boolean
  magicLinks: boolean
  anonymousSignIns: boolean
  phoneProvider: boolean
  smsAutoconfirm: boolean
  securePasswordChange: boolean
  requireCurrentPassword: boolean
  passwordRequiredCharacters: readonly string[]
  mailCodeLength: number
  mailTemplates: ReadTemplates
  refreshTokenRotation: boolean
  sessions: SessionLimits
  retention: Retention
}

/** Fills in the defaults. Throws when a choice is impossible, which is a mistake of the host. */
export function resolveAccountSettings(options: AccountOptions): AccountSettings {
  const { mailCodeLength = 6, passwordRequiredCharacters = [], sessions = {}, retention = {} } = options
  if (!Number.isInteger(mailCodeLength) || mailCodeLength < 6 || mailCodeLength > 10)
    throw new Error('mailCodeLength must be 6 to 10')
  if (passwordRequiredCharacters.includes('')) throw new Error('passwordRequiredCharacters must not hold an empty set')
  const spans = [
    sessions.timeboxSeconds,
    sessions.inactivitySeconds,
    retention.unconfirmedAccountSeconds,
    retention.anonymousAccountSeconds,
    retention.auditSeconds,
  ]
  if (spans.some((span) => span !== undefined && !(span > 0)))
    throw new Error('sessions and retention must be positive seconds')
  return {
    emailProvider: options.emailProvider ?? true,
    magicLinks: options.magicLinks ?? true,
    anonymousSignIns: options.anonymousSignIns ?? false,
    phoneProvider: options.phoneProvider ?? false,
    smsAutoconfirm: options.smsAutoconfirm ?? false,
    securePasswordChange: options.securePasswordChange ?? false,
    requireCurrentPassword: options.requireCurrentPassword ?? false,
    passwordRequiredCharacters,
    mailCodeLength,
    mailTemplates: readTemplates(options.mailTemplates ?? {}),
    refreshTokenRotation: options.refreshTokenRotation ?? true,
    sessions,
    retention,
  }
}
