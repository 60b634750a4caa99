import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { configuredKeys } from '../keys/configured-keys.ts'
import { newKeys } from '../keys/key-file.ts'
import { unlimited } from '../limits/limiter.ts'
import type { MailTemplates } from '../mail/mail-templates.ts'
import type { KeyFile } from '../keys/key-file.ts'
import type { AuthServerOptions } from '../options/options.ts'
import type { CommandLine } from './command-line.ts'
import { providerOptions } from './provider-options.ts'
import type { Environment, Variables } from './variables.ts'

/** The options set by the environment and the command line. */
export type ConfiguredOptions = Omit<AuthServerOptions<unknown>, 'db' | 'enqueueMail' | 'sendMail'>

/** Options from the environment and the command line. Errors contain names, never values. */
export async function authOptions(
  { variables, mails, providers }: Environment,
  { prefix, rateLimits }: CommandLine,
  {
    externalUrl,
    dataFolder,
    databaseUrl,
  }: { externalUrl: string; dataFolder: string | undefined; databaseUrl: string | undefined },
): Promise<ConfiguredOptions> {
  return {
    prefix,
    externalUrl,
    siteUrl: variables.GOTRUE_SITE_URL ?? 'http://localhost:3000',
    redirectAllowList: variables.GOTRUE_URI_ALLOW_LIST,
    keyGate: variables.ANON_KEY !== undefined && variables.SERVICE_ROLE_KEY !== undefined,
    anonKey: variables.ANON_KEY,
    serviceKey: variables.SERVICE_ROLE_KEY,
    ...(await keysOf(variables, { dataFolder, databaseUrl })),
    audience: variables.GOTRUE_JWT_AUD,
    issuer: variables.GOTRUE_JWT_ISSUER,
    disableSignUp: variables.GOTRUE_DISABLE_SIGNUP,
    autoconfirm: variables.GOTRUE_MAILER_AUTOCONFIRM,
    secureEmailChange: variables.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    mailCodeLength: variables.GOTRUE_MAILER_OTP_LENGTH,
    mailTemplates: await templatesOf(mails),
    emailProvider: variables.GOTRUE_EXTERNAL_EMAIL_ENABLED,
    magicLinks: variables.GOTRUE_EXTERNAL_EMAIL_MAGIC_LINK_ENABLED,
    phoneProvider: variables.GOTRUE_EXTERNAL_PHONE_ENABLED,
    smsAutoconfirm: variables.GOTRUE_SMS_AUTOCONFIRM,
    anonymousSignIns: variables.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    passwordMinimumLength: variables.GOTRUE_PASSWORD_MIN_LENGTH,
    passwordRequiredCharacters: variables.GOTRUE_PASSWORD_REQUIRED_CHARACTERS,
    refreshTokenRotation: variables.GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED,
    securePasswordChange: variables.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    requireCurrentPassword: variables.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
    brandName: variables.GOTRUE_SMTP_SENDER_NAME,
    sessions: {
      timeboxSeconds: variables.GOTRUE_SESSIONS_TIMEBOX || undefined,
      inactivitySeconds: variables.GOTRUE_SESSIONS_INACTIVITY_TIMEOUT || undefined,
      onePerUser: variables.GOTRUE_SESSIONS_SINGLE_PER_USER,
    },
    retention: given({
      unconfirmedAccountSeconds: variables.KEEP_UNCONFIRMED_ACCOUNTS || undefined,
      anonymousAccountSeconds: variables.KEEP_ANONYMOUS_ACCOUNTS || undefined,
      auditSeconds: variables.KEEP_AUDIT_LOG || undefined,
    }),
    lifetimes: given({
      accessTokenSeconds: variables.GOTRUE_JWT_EXP,
      mailTokenSeconds: variables.GOTRUE_MAILER_OTP_EXP,
      refreshReuseSeconds: variables.GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL,
      flowStateSeconds: variables.GOTRUE_EXTERNAL_FLOW_STATE_EXPIRY_DURATION,
    }),
    limits: given({
      // As the official service: without a header it cannot know whose a call is, and counts none by address.
      countAddresses: variables.GOTRUE_RATE_LIMIT_HEADER !== undefined,
      mailGapSeconds: variables.GOTRUE_SMTP_MAX_FREQUENCY,
      mailsPerHour: variables.GOTRUE_RATE_LIMIT_EMAIL_SENT,
      anonymousSignInsPerHour: variables.GOTRUE_RATE_LIMIT_ANONYMOUS_USERS,
      requestsPerFiveMinutes: variables.GOTRUE_RATE_LIMIT_OTP ?? variables.GOTRUE_RATE_LIMIT_VERIFY,
      tokenRequestsPerFiveMinutes: variables.GOTRUE_RATE_LIMIT_TOKEN_REFRESH,
      factorRequestsPerMinute: variables.GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY,
    }),
    limiter: rateLimits && variables.RATE_LIMITS !== 'off' ? undefined : unlimited,
    providers: providerOptions(providers),
    manualLinking: variables.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
    secondFactors: given({
      totpEnroll: variables.GOTRUE_MFA_TOTP_ENROLL_ENABLED ?? variables.GOTRUE_MFA_ENABLED,
      totpVerify: variables.GOTRUE_MFA_TOTP_VERIFY_ENABLED ?? variables.GOTRUE_MFA_ENABLED,
    }),
    passkeys: passkeysOf(variables),
  }
}

async function keysOf(
  variables: Variables,
  { dataFolder, databaseUrl }: { dataFolder: string | undefined; databaseUrl: string | undefined },
): Promise<{ keys: KeyFile } | { keysFile: string }> {
  const { GOTRUE_JWT_SECRET: jwtSecret, GOTRUE_JWT_KEYS: jwtKeys, TOKEN_SECRET: tokenSecret } = variables
  if (jwtSecret !== undefined || jwtKeys !== undefined) {
    try {
      return { keys: configuredKeys({ jwtSecret, jwtKeys, tokenSecret }) }
    } catch (error) {
      const name = jwtKeys === undefined ? 'GOTRUE_JWT_SECRET' : 'GOTRUE_JWT_KEYS'
      throw new Error(`${name}: ${error instanceof Error ? error.message : ''}`, { cause: error })
    }
  }
  // Temporary keys with a persistent database would sign everybody out on the next start.
  if (dataFolder === undefined && databaseUrl !== undefined)
    throw new Error('GOTRUE_JWT_SECRET or DATA_DIR is needed with DATABASE_URL')
  return dataFolder === undefined ? { keys: await newKeys() } : { keysFile: join(dataFolder, 'auth-keys.json') }
}

/** A template is in a file, or at the URL the official service would fetch it from. */
async function templatesOf(mails: Environment['mails']): Promise<MailTemplates> {
  const read = Object.entries(mails).map(async ([name, { subject, place }]) => {
    const html = place === undefined ? undefined : await textAt(place).catch(() => undefined)
    if (place !== undefined && html === undefined)
      throw new Error(`GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()} cannot be read`)
    return [name, { subject, html }] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

async function textAt(place: string): Promise<string> {
  if (!/^https?:\/\//i.test(place)) return readFile(place, 'utf8')
  const reply = await fetch(place, { signal: AbortSignal.timeout(10_000) })
  if (!reply.ok) throw new Error('The template is not there')
  return reply.text()
}

function passkeysOf(variables: Variables): ConfiguredOptions['passkeys'] {
  if (variables.GOTRUE_PASSKEY_ENABLED !== true) return undefined
  return given({
    rpId: variables.GOTRUE_WEBAUTHN_RP_ID,
    rpName: variables.GOTRUE_WEBAUTHN_RP_DISPLAY_NAME,
    origins: variables.GOTRUE_WEBAUTHN_RP_ORIGINS,
  })
}

function given<Values extends object>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
