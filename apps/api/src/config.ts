import { resolve } from 'node:path'
import { parseAuthKeys, type AuthKeys } from '@dst/auth-server'
import { site } from '@dst/content/site'
import { z } from 'zod'
import type { MetricsAccess } from './modules/metrics/metrics-routes.js'
import { partnerWarnings, readPartner, type PartnerConfig } from './partner-config.js'
import { Refusal } from './refusal.js'

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])
const onOff = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().min(1).optional(),
  AUTH_KEYS: z.string().min(1).optional(),
  SUPABASE_URL: z.url().optional(),
  AUTH_SERVICE_KEY: z.string().min(32).optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1).optional(),
  SUPABASE_AUTH_FLOW: z.enum(['implicit', 'pkce']).default('implicit'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(1).default('DST Investing <no-reply@example.com>'),
  CONTACT_EMAIL: z.email().default(site.email),
  PARTNER_EMAIL: z.email().optional(),
  PARTNER_WEBHOOK_URL: z.url().optional(),
  PARTNER_WEBHOOK_SECRET: z.string().min(1).optional(),
  PARTNER_WEBHOOK_ALLOW_PRIVATE: onOff('off'),
  METRICS_TOKEN: z.string().min(16).optional(),
  ALLOW_PUBLIC_MAILBOX: onOff('off'),
  ACCOUNT_DELETION: onOff('off'),
  JOBS: onOff('on'),
  TRUST_PROXY: z.string().min(1).optional(),
  RATE_LIMITS: onOff('on'),
  WEB: onOff('on'),
  WEB_ROOT: z.string().min(1).optional(),
  ANALYTICS_PATH: z
    .string()
    .refine(isPathOfThisOrigin, 'a path of this origin such as /insights.js, without a query')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

type Environment = z.infer<typeof environmentSchema>

/** The hosted auth service to use in place of the embedded one. */
export interface HostedAuth {
  url: string
  anonKey: string
  serviceKey: string | undefined
  /** What its links bring to the site: tokens, or a code that only the browser which asked for the link can exchange. */
  flow: 'implicit' | 'pkce'
}

/** This product's client at Google. */
export interface GoogleClient {
  clientId: string
  clientSecret: string
}

/** Everything that the surroundings decide, parsed once. */
export interface Config {
  port: number
  host: string
  /** Origin that people type, without a trailing slash. */
  publicUrl: string
  dataFolder: string
  databaseUrl: string | undefined
  hostedAuth: HostedAuth | undefined
  /** Keys of the embedded auth service in place of those in the data folder. */
  authKeys: AuthKeys | undefined
  /** Administers accounts of the embedded auth service; nobody does without one. */
  authServiceKey: string | undefined
  /** Undefined where people can't sign in with Google; the stand-in only on a machine that nobody else can reach. */
  google: GoogleClient | 'stand-in' | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Where messages of the contact form go. */
  contactEmail: string
  partner: PartnerConfig
  /** Who may read /metrics; nobody on a server that others can reach and that has no token. */
  metrics: MetricsAccess | undefined
  /** Whether people can delete their account themselves. */
  accountDeletion: boolean
  /** Whether this process also does the work of the queue; off where workers run apart. */
  jobs: boolean
  /** Addresses of the proxies in front, or how many there are; false believes no forwarding header. */
  trustProxy: false | number | string[]
  rateLimits: boolean
  webRoot: string | undefined
  analyticsPath: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/**
 * Reads the environment once; `root` is the folder that relative paths start from.
 * Throws a {@link Refusal} that names the variable and says what to do.
 */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment))
  if (!parsed.success) throw new Refusal('configuration', describe(parsed.error))
  const env = parsed.data
  refusePublicMailbox(env)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataFolder: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    hostedAuth: hostedAuth(env),
    authKeys: authKeys(env.AUTH_KEYS),
    authServiceKey: env.AUTH_SERVICE_KEY,
    google: googleClient(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    partner: readPartner(env, reachableBy(env) !== undefined),
    metrics:
      env.METRICS_TOKEN !== undefined || reachableBy(env) === undefined ? { token: env.METRICS_TOKEN } : undefined,
    accountDeletion: env.ACCOUNT_DELETION === 'on',
    jobs: env.JOBS === 'on',
    trustProxy: proxies(env.TRUST_PROXY),
    rateLimits: env.RATE_LIMITS === 'on',
    webRoot: env.WEB === 'on' ? resolve(root, env.WEB_ROOT ?? 'apps/web/build/client') : undefined,
    analyticsPath: env.ANALYTICS_PATH,
    logLevel: env.LOG_LEVEL,
  }
}

/** What works, but hardly as the operator means it. */
export function configWarnings(config: Config): { code: string; message: string }[] {
  return [...addressWarnings(config), ...partnerWarnings(config.partner)]
}

/** Mail goes out, from or to an address that belongs to nobody. */
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

/** The mailbox shows confirmation links to whoever can open it: that may only be this machine. */
function refusePublicMailbox(env: Environment): void {
  const reachable = reachableBy(env)
  if (reachable === undefined || env.SMTP_URL || env.ALLOW_PUBLIC_MAILBOX === 'on') return
  throw new Refusal(
    'public-mailbox',
    `${reachable}, so other machines can reach this server, and SMTP_URL is not set: anybody could read every ` +
      'confirmation link at /dev/mailbox. Set SMTP_URL to a mail server, or serve this machine alone, or, on a network ' +
      'that you trust, set ALLOW_PUBLIC_MAILBOX=on.',
  )
}

/** Why other machines can reach this server; undefined when they can't. */
function reachableBy({ HOST, PUBLIC_URL, TRUST_PROXY }: Environment): string | undefined {
  const publicHost = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).hostname
  if (!loopback.has(HOST)) return `HOST is ${HOST}`
  if (publicHost !== undefined && !loopback.has(publicHost)) return `PUBLIC_URL names ${publicHost}`
  return TRUST_PROXY === undefined || TRUST_PROXY === 'off' ? undefined : 'TRUST_PROXY says that a proxy is in front'
}

/** A number of proxies, or their addresses and networks. "All of them" is not offered: any visitor could then invent an address. */
function proxies(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'off') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  if (/^[0-9a-f.:/, ]+$/i.test(value)) return value.split(',').map((address) => address.trim())
  throw new Refusal(
    'configuration',
    'TRUST_PROXY is the number of proxies in front (for example 1), or their addresses or networks with commas between them.',
  )
}

function hostedAuth(env: Environment): HostedAuth | undefined {
  if (!env.SUPABASE_URL) return undefined
  if (env.ACCOUNT_DELETION === 'on' && !env.SUPABASE_SERVICE_ROLE_KEY) {
    throw new Refusal(
      'configuration',
      'ACCOUNT_DELETION is on and SUPABASE_SERVICE_ROLE_KEY is not set: accounts at the hosted service can’t be deleted without it. Set it, or switch ACCOUNT_DELETION off.',
    )
  }
  if (!env.SUPABASE_ANON_KEY) {
    throw new Refusal(
      'configuration',
      'SUPABASE_URL is set and SUPABASE_ANON_KEY is not: set both, or neither to use the embedded auth service.',
    )
  }
  return {
    url: env.SUPABASE_URL,
    anonKey: env.SUPABASE_ANON_KEY,
    serviceKey: env.SUPABASE_SERVICE_ROLE_KEY,
    flow: env.SUPABASE_AUTH_FLOW,
  }
}

function googleClient(env: Environment): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  if (clientId !== undefined || clientSecret !== undefined) {
    throw new Refusal(
      'configuration',
      'Of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET only one is set: set both, or neither.',
    )
  }
  // Whoever reaches the stand-in can be anybody.
  return reachableBy(env) === undefined ? 'stand-in' : undefined
}

function authKeys(text: string | undefined): AuthKeys | undefined {
  if (text === undefined) return undefined
  try {
    return parseAuthKeys(text)
  } catch (error) {
    throw new Refusal(
      'configuration',
      'AUTH_KEYS is not the content of a keys file. Set it to the whole text of auth-keys.json in the data folder of the ' +
        'first server (JSON with "keys", of which exactly one signs, and "secret"), or unset it to use the file.',
      { cause: error },
    )
  }
}

/** Compared as a browser reads it: `//host`, `/\host` and a tab between the slashes all lead to another origin. */
function isPathOfThisOrigin(path: string): boolean {
  const origin = 'http://this-origin.invalid'
  const url = URL.parse(path, origin)
  return url?.origin === origin && url.pathname === path
}

function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

function describe(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  return `The environment is not as the server expects. ${lines.join('. ')}. Change or unset it and start again.`
}
