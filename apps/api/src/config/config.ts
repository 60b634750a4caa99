import { resolve } from 'node:path'
import type { AuthKeys } from '@dst/auth-server'
import { site } from '@dst/content/site'
import { z } from 'zod'
import { readAuthKeys, readGoogleClient, readHostedAuth, type GoogleClient, type HostedAuth } from './auth-config.ts'
import { readMetrics, type MetricsConfig } from './metrics-config.ts'
import { isPathOfThisOrigin } from './path-of-this-origin.ts'
import { partnerWarnings, readPartner, type PartnerConfig } from './partner-config.ts'
import { isSpan, readSessions, type SessionConfig } from './session-config.ts'
import {
  email,
  host,
  kind,
  line,
  mailServer,
  oneOf,
  onOff,
  origin,
  place,
  port,
  postgres,
  proxies,
  redis,
  sender,
  webAddress,
  wholeNumber,
  word,
} from './setting-kinds.ts'
import { StartRefusal } from './start-refusal.ts'

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

const span = kind('a span of time such as 720h or 90m, or 0 for no limit', isSpan)

/** Every variable that the server reads, with its default; docs/configuration.md lists them for operators. */
export const environmentSchema = z.object({
  PORT: port.default(4000),
  HOST: host.default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: place.default('.data'),
  DATABASE_URL: postgres.optional(),
  REDIS_URL: redis.optional(),
  AUTH_KEYS: z.string().optional(),
  SUPABASE_URL: webAddress.optional(),
  AUTH_SERVICE_KEY: word(32).optional(),
  SUPABASE_ANON_KEY: word().optional(),
  SUPABASE_SERVICE_ROLE_KEY: word().optional(),
  SUPABASE_AUTH_FLOW: oneOf(['implicit', 'pkce']).default('implicit'),
  GOTRUE_SESSIONS_TIMEBOX: span.optional(),
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: span.optional(),
  GOOGLE_CLIENT_ID: word().optional(),
  GOOGLE_CLIENT_SECRET: word().optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: sender.default(`${site.brand} <${site.noReplyEmail}>`),
  CONTACT_EMAIL: email.default(site.email),
  PARTNER_EMAIL: email.optional(),
  PARTNER_WEBHOOK_URL: webAddress.optional(),
  // Read by `partner-config.ts`, which knows its kind.
  PARTNER_WEBHOOK_SECRET: z.string().optional(),
  PARTNER_WEBHOOK_ALLOW_PRIVATE: onOff.default('off'),
  METRICS_TOKEN: word(16).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_SERVICE_NAME: line.default('dst-investing'),
  ALLOW_PUBLIC_MAILBOX: onOff.default('off'),
  ACCOUNT_DELETION: onOff.default('off'),
  JOBS: onOff.default('on'),
  DRAIN_SECONDS: wholeNumber(0, 300, ' of seconds').default(0),
  TRUST_PROXY: proxies.optional(),
  PLACE_HEADER: kind('the name of a request header, such as CF-IPCity', (name) => /^[\w-]+$/.test(name)).optional(),
  RATE_LIMITS: onOff.default('on'),
  WEB: onOff.default('on'),
  WEB_ROOT: place.optional(),
  ANALYTICS_PATH: kind('a path of this origin such as /insights.js, without a query', isPathOfThisOrigin).optional(),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

type Environment = z.infer<typeof environmentSchema>

/** All environment settings, parsed once. */
export interface Config {
  port: number
  host: string
  /** The site's public origin, without a trailing slash. */
  publicUrl: string
  dataFolder: string
  databaseUrl: string | undefined
  /** Redis or Valkey, in which several servers share their limits; without it, each server counts on its own. */
  redisUrl: string | undefined
  hostedAuth: HostedAuth | undefined
  /** Keys for the embedded auth service, used instead of those in the data folder. */
  authKeys: AuthKeys | undefined
  /** Authorizes administration of the embedded auth service's accounts; without it, nobody is authorized. */
  authServiceKey: string | undefined
  /** When sessions end: of the embedded auth service, or as the hosted one is set. */
  sessions: SessionConfig
  /** Undefined when Google sign-in is off; the stand-in is only allowed on a machine that others cannot reach. */
  google: GoogleClient | 'stand-in' | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Recipient of contact form messages. */
  contactEmail: string
  partner: PartnerConfig
  /**
   * Who can read /metrics, and whether a port of its own serves it; nobody if the server is reachable by others and has
   * no token.
   */
  metrics: MetricsConfig | undefined
  /** The OTLP receiver that traces are sent to, and the name that this server has there; undefined: no traces. */
  traces: { endpoint: string; serviceName: string } | undefined
  /** Whether other machines can reach the server; false on a newcomer's own. */
  reachable: boolean
  /** Whether people can delete their account themselves. */
  accountDeletion: boolean
  /** Whether this process also runs the queue's jobs; off when separate workers do. */
  jobs: boolean
  /** Seconds for which an ending server still serves while it says that it is not ready. */
  drainSeconds: number
  /** Addresses or number of the proxies in front of the server; with false, forwarding headers are ignored. */
  trustProxy: false | number | string[]
  /** Request header in which the proxy in front says roughly where a browser is; notices then say so. */
  placeHeader: string | undefined
  rateLimits: boolean
  webRoot: string | undefined
  analyticsPath: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/**
 * Reads the environment once; relative paths are resolved against `root`. Throws a {@link StartRefusal} that names the
 * variable and says what to do.
 */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment))
  if (!parsed.success) throw new StartRefusal('configuration', describe(parsed.error))
  const env = parsed.data
  refusePublicMailbox(env)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataFolder: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    hostedAuth: readHostedAuth(env),
    authKeys: readAuthKeys(env.AUTH_KEYS),
    authServiceKey: env.AUTH_SERVICE_KEY,
    sessions: readSessions(env),
    google: readGoogleClient(env, reachableBy(env) !== undefined),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    partner: readPartner(env, reachableBy(env) !== undefined),
    metrics: readMetrics(env, { server: reachableBy(env) !== undefined, isLoopback: (host) => loopback.has(host) }),
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME }
      : undefined,
    reachable: reachableBy(env) !== undefined,
    accountDeletion: env.ACCOUNT_DELETION === 'on',
    jobs: env.JOBS === 'on',
    drainSeconds: env.DRAIN_SECONDS,
    trustProxy: trusted(env.TRUST_PROXY),
    placeHeader: env.PLACE_HEADER,
    rateLimits: env.RATE_LIMITS === 'on',
    webRoot: env.WEB === 'on' ? resolve(root, env.WEB_ROOT ?? 'apps/web/build/client') : undefined,
    analyticsPath: env.ANALYTICS_PATH,
    logLevel: env.LOG_LEVEL,
  }
}

/** Settings that work but are probably not what the operator intended. */
export function configWarnings(config: Config): { code: string; message: string }[] {
  return [...addressWarnings(config), ...partnerWarnings(config.partner)]
}

/** Mail is enabled, but an address is a placeholder that belongs to nobody. */
function addressWarnings({ smtpUrl, mailFrom, contactEmail }: Config): { code: string; message: string }[] {
  if (!smtpUrl) return []
  const addresses = [
    { variable: 'MAIL_FROM', address: mailFrom, effect: 'mail servers will refuse what this product sends' },
    { variable: 'CONTACT_EMAIL', address: contactEmail, effect: 'nobody reads the messages of the contact form' },
  ]
  return addresses
    .filter(({ address }) => /@example\.(com|net|org)\b/i.test(address))
    .map(({ variable, address, effect }) => ({
      code: 'placeholder_address',
      message: `mail goes out through SMTP_URL, but ${variable} is still ${address}: ${effect}. Set ${variable}.`,
    }))
}

/** The mailbox shows confirmation links to anyone who can open it, so only this machine can have access. */
function refusePublicMailbox(env: Environment): void {
  const reachable = reachableBy(env)
  if (reachable === undefined || env.SMTP_URL || env.ALLOW_PUBLIC_MAILBOX === 'on') return
  throw new StartRefusal(
    'public-mailbox',
    `${reachable}, so other machines can reach this server, and SMTP_URL is not set: anybody could read every ` +
      'confirmation link at /dev/mailbox. Set SMTP_URL to a mail server, or serve this machine alone, or, on a ' +
      'network that you trust, set ALLOW_PUBLIC_MAILBOX=on.',
  )
}

/** Why other machines can reach this server; undefined when they can't. */
function reachableBy({ HOST, PUBLIC_URL, TRUST_PROXY }: Environment): string | undefined {
  const publicHost = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).hostname
  if (!loopback.has(HOST)) return `HOST is ${HOST}`
  if (publicHost !== undefined && !loopback.has(publicHost)) return `PUBLIC_URL names ${publicHost}`
  return TRUST_PROXY === undefined || TRUST_PROXY === 'off' ? undefined : 'TRUST_PROXY says that a proxy is in front'
}

/**
 * A number of proxies, or their addresses and networks. Trusting all proxies is not supported: any visitor could then
 * forge an address.
 */
function trusted(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'off') return false
  return /^[1-9]$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())
}

function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

// Values may be secrets: only names and kinds are told.
function describe(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}.`)
  const more = 'Change or unset it, and start again. docs/configuration.md says what each variable does.'
  return [...lines, more].join(' ')
}
