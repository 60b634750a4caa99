import type { MailTemplateName } from '../mail/mail-templates.ts'
import {
  address,
  anyText,
  characterSets,
  duration,
  emailAddress,
  flag,
  host,
  list,
  off,
  origins,
  perFiveMinutes,
  perHour,
  port,
  postgres,
  textThat,
  wholeNumber,
  word,
  type Reader,
} from './value-readers.ts'

/** Supported environment variables, by the official service's names, and their parsers. */
export const variables = {
  PORT: port,
  GOTRUE_API_HOST: host,
  GOTRUE_API_PORT: port,
  API_EXTERNAL_URL: address,
  DATABASE_URL: postgres,
  GOTRUE_DB_DRIVER: textThat('postgres', (text) => text === 'postgres'),
  GOTRUE_DB_DATABASE_URL: postgres,
  DATA_DIR: word,
  RATE_LIMITS: textThat('on or off', (text) => text === 'on' || text === 'off'),
  KEEP_UNCONFIRMED_ACCOUNTS: duration,
  KEEP_ANONYMOUS_ACCOUNTS: duration,
  KEEP_AUDIT_LOG: duration,
  ANON_KEY: word,
  SERVICE_ROLE_KEY: word,
  TOKEN_SECRET: textThat('a text of at least 43 characters', (text) => text.length >= 43),
  GOTRUE_SITE_URL: address,
  GOTRUE_URI_ALLOW_LIST: list,
  GOTRUE_JWT_SECRET: word,
  GOTRUE_JWT_KEYS: word,
  GOTRUE_JWT_EXP: wholeNumber(1),
  GOTRUE_JWT_AUD: word,
  GOTRUE_JWT_ISSUER: word,
  GOTRUE_DISABLE_SIGNUP: flag,
  GOTRUE_EXTERNAL_EMAIL_ENABLED: flag,
  GOTRUE_EXTERNAL_EMAIL_MAGIC_LINK_ENABLED: flag,
  GOTRUE_EXTERNAL_PHONE_ENABLED: flag,
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: flag,
  GOTRUE_MAILER_AUTOCONFIRM: flag,
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: flag,
  GOTRUE_MAILER_OTP_EXP: wholeNumber(1),
  GOTRUE_MAILER_OTP_LENGTH: wholeNumber(6, 10),
  GOTRUE_SMS_AUTOCONFIRM: flag,
  GOTRUE_SMTP_HOST: host,
  GOTRUE_SMTP_PORT: wholeNumber(1, 65_535),
  GOTRUE_SMTP_USER: anyText,
  GOTRUE_SMTP_PASS: anyText,
  GOTRUE_SMTP_ADMIN_EMAIL: emailAddress,
  GOTRUE_SMTP_SENDER_NAME: anyText,
  GOTRUE_SMTP_MAX_FREQUENCY: duration,
  GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: flag,
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: wholeNumber(),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag,
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: flag,
  // The one header whose order is consistent across proxies.
  GOTRUE_RATE_LIMIT_HEADER: textThat('X-Forwarded-For', (text) => /^x-forwarded-for$/i.test(text)),
  GOTRUE_RATE_LIMIT_EMAIL_SENT: perHour,
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: perHour,
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: perFiveMinutes,
  GOTRUE_RATE_LIMIT_VERIFY: perFiveMinutes,
  GOTRUE_RATE_LIMIT_OTP: perFiveMinutes,
  GOTRUE_PASSWORD_MIN_LENGTH: wholeNumber(1, 72),
  GOTRUE_PASSWORD_REQUIRED_CHARACTERS: characterSets,
  GOTRUE_SESSIONS_TIMEBOX: duration,
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: duration,
  GOTRUE_SESSIONS_SINGLE_PER_USER: flag,
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: flag,
  GOTRUE_EXTERNAL_FLOW_STATE_EXPIRY_DURATION: duration,
  GOTRUE_MFA_ENABLED: flag,
  GOTRUE_MFA_TOTP_ENROLL_ENABLED: flag,
  GOTRUE_MFA_TOTP_VERIFY_ENABLED: flag,
  GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: wholeNumber(1),
  GOTRUE_PASSKEY_ENABLED: flag,
  GOTRUE_WEBAUTHN_RP_ID: host,
  GOTRUE_WEBAUTHN_RP_DISPLAY_NAME: anyText,
  GOTRUE_WEBAUTHN_RP_ORIGINS: origins,
  GOTRUE_SAML_ENABLED: flag,
  GOTRUE_EXTERNAL_WEB3_SOLANA_ENABLED: flag,
  GOTRUE_EXTERNAL_WEB3_ETHEREUM_ENABLED: flag,
  GOTRUE_OAUTH_SERVER_ENABLED: flag,
  GOTRUE_CUSTOM_OAUTH_ENABLED: flag,
  GOTRUE_SECURITY_CAPTCHA_ENABLED: off,
  GOTRUE_PASSWORD_HIBP_ENABLED: off,
  // Ignored, and harmless: the log level is set elsewhere and log lines are always JSON.
  GOTRUE_LOG_LEVEL: anyText,
} as const satisfies Record<string, Reader<unknown>>

/** Features of the official service that this one does not have: its compose file turns some of them on. */
const notOffered = [
  'GOTRUE_SAML_ENABLED',
  'GOTRUE_EXTERNAL_WEB3_SOLANA_ENABLED',
  'GOTRUE_EXTERNAL_WEB3_ETHEREUM_ENABLED',
  'GOTRUE_OAUTH_SERVER_ENABLED',
  'GOTRUE_CUSTOM_OAUTH_ENABLED',
] as const satisfies readonly (keyof typeof variables)[]

/** The variables that are set, parsed. */
export type Variables = { [Name in keyof typeof variables]?: Exclude<ReturnType<(typeof variables)[Name]>, undefined> }

/** The parsed environment, or what is wrong with it: names only, never values. */
export interface Environment {
  variables: Variables
  /** Subjects and HTML locations of emails. */
  mails: Partial<Record<MailTemplateName, { subject?: string; place?: string }>>
  providers: Record<string, Partial<Record<ProviderField, string>>>
  faults: string[]
  /** Names with the service's prefix that it does not know. */
  unknown: string[]
  /** Names of features that are turned on and that it does not offer. */
  notOffered: string[]
}

const mailNames = {
  CONFIRMATION: 'confirmation',
  INVITE: 'invite',
  RECOVERY: 'recovery',
  MAGIC_LINK: 'magic_link',
  EMAIL_CHANGE: 'email_change',
  REAUTHENTICATION: 'reauthentication',
} as const
type ProviderField = 'ENABLED' | 'CLIENT_ID' | 'SECRET' | 'REDIRECT_URI' | 'URL' | 'SKIP_NONCE_CHECK' | 'EMAIL_OPTIONAL'

/**
 * Parses the environment. A variable with the service's prefix that it does not know is `unknown`: it has no effect.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const found: Environment = { variables: {}, mails: {}, providers: {}, faults: [], unknown: [], notOffered: [] }
  for (const [name, text] of Object.entries(env)) {
    if (text === undefined) continue
    if (Object.hasOwn(variables, name)) readVariable(found, name as keyof typeof variables, text)
    else if (name.startsWith('GOTRUE_') && !readMail(found, name, text) && !readProvider(found, name, text))
      found.unknown.push(name)
  }
  found.notOffered = notOffered.filter((name) => found.variables[name] === true)
  return found
}

function readVariable(found: Environment, name: keyof typeof variables, text: string): void {
  const value = variables[name](text)
  if (value === undefined) found.faults.push(`${name} must be ${variables[name].expected}`)
  else Object.assign(found.variables, { [name]: value })
}

function readMail({ mails }: Environment, name: string, text: string): boolean {
  const [, kind, mail = ''] = /^GOTRUE_MAILER_(SUBJECTS|TEMPLATES)_(\w+)$/.exec(name) ?? []
  if (kind === undefined || !Object.hasOwn(mailNames, mail)) return false
  const key = mailNames[mail as keyof typeof mailNames]
  mails[key] = { ...mails[key], ...(kind === 'SUBJECTS' ? { subject: text } : { place: text }) }
  return true
}

function readProvider({ providers, faults }: Environment, name: string, text: string): boolean {
  const pattern =
    /^GOTRUE_EXTERNAL_([A-Z_]+?)_(ENABLED|CLIENT_ID|SECRET|REDIRECT_URI|URL|SKIP_NONCE_CHECK|EMAIL_OPTIONAL)$/
  const [, provider, field] = pattern.exec(name) ?? []
  if (provider === undefined || field === undefined) return false
  if (field === 'ENABLED' && flag(text) === undefined) faults.push(`${name} must be ${flag.expected}`)
  const key = provider.toLowerCase()
  providers[key] = { ...providers[key], [field]: text }
  return true
}
