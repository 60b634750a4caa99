import type { TokenVerifier } from '@dst/auth/server'
import { createTokenVerifier } from '@dst/auth/server'
import {
  ForeignKeysError,
  registerAuthServer,
  type AuthServer,
  type AuthServerOptions,
  type ConfirmedAccount,
  type Limiter,
  type OwnSession,
  type SecurityEvent,
} from '@dst/auth-server'
import { site } from '@dst/content/site'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from './config.js'
import { databaseIsAway } from './database/outage.js'
import type { Tables } from './database/tables.js'
import { hostedAccounts } from './hosted-accounts.js'
import { connectGoogle } from './google/google-accounts.js'
import { lostSignIns } from './google/lost-sign-ins.js'
import type { JobHandler } from './jobs/job-kinds.js'
import type { JobQueue } from './jobs/job-queue.js'
import { accountMail } from './mail/account-mail.js'
import type { SendMail } from './mail/mailer.js'
import { rememberSessions, type SessionStandings } from './plugins/live-sessions.js'
import type { WriteAppMetadata } from './modules/tier-sync/tier-sync-service.js'
import type { Identity } from './modules/users/investor-repository.js'
import { openRecord, type Caller } from './modules/users/users-service.js'
import { toIdentity } from './plugins/authentication.js'
import { Refusal } from './refusal.js'

const prefix = '/auth/v1'
// Public by nature: it only tells the service which project a browser means.
const embeddedAnonKey = 'sb_publishable_dst_investing'
// Browsers of this machine reach the site under several names and, while developing, on Vite's port.
const loopbackOrigins = ['http://localhost:*/**', 'http://127.0.0.1:*/**']

const developmentOrigin = 'http://localhost:5173'

/** What the rest of the server needs from the auth service, whichever it is. */
export interface Accounts {
  verifier: TokenVerifier
  writeAppMetadata: WriteAppMetadata
  /** Whether the session of a token opens the product. */
  sessionStanding: SessionStandings
  /** Whether the service has a confirmed account with this address; false where it cannot be asked. */
  hasAccount: (email: string) => Promise<boolean>
  /** Makes and sends a mail that the embedded service has ordered. */
  sendAccountMail: JobHandler<'account-mail'>
  /** What the service holds about an account, for its owner; undefined while it cannot be asked. */
  describe: (identity: Identity) => Promise<Record<string, unknown> | undefined>
  deletion: AccountDeletion
  /** Where accounts are signed in and what happened to them; left out where the service does not tell. */
  security?: SecurityOfAccounts
  /** For the site: where browsers find the service, the key they send, what links bring, and whether people can sign in with Google. */
  browser: { url: string; anonKey: string; flow?: 'pkce' | undefined; google: () => boolean }
}

/** What the embedded service tells of the security of an account. */
export interface SecurityOfAccounts {
  sessions: (userId: string) => Promise<OwnSession[]>
  /** Ends one session; false where the person has no such one. */
  endSession: (sessionId: string, userId: string) => Promise<boolean>
  /** The latest events, the newest first. */
  events: (userId: string, count: number) => Promise<SecurityEvent[]>
}

/** How the service's part of an account is deleted. */
export interface AccountDeletion {
  /** Removes what lies in this database, in the transaction that removes the rest. */
  here: (trx: Transaction<Tables>, userId: string) => Promise<void>
  /** A service elsewhere, which no transaction includes. */
  elsewhere?: {
    /** True once the account is gone. */
    remove: (userId: string) => Promise<boolean>
    /** Rejects while the service cannot be asked. */
    isGone: (userId: string) => Promise<boolean>
  }
  /** Lets this process ask anew whether sessions of the account live. */
  forget: (userId: string) => void
}

/** What an embedded auth service shares with the rest of the server. */
interface Shared {
  db: Kysely<Tables>
  queue: JobQueue
  sendMail: SendMail
  limiter: Limiter
}

/** Uses the hosted auth service when one is configured, otherwise mounts the embedded one on `app`. */
export async function connectAccounts(app: FastifyInstance, config: Config, deps: Shared): Promise<Accounts> {
  return config.hostedAuth ? hostedAccounts(config.hostedAuth, deps.db) : await embedded(app, config, deps)
}

async function embedded(
  app: FastifyInstance,
  config: Config,
  { db, queue, sendMail, limiter }: Shared,
): Promise<Accounts> {
  const externalUrl = `${config.publicUrl}${prefix}`
  await app.register(lostSignIns)
  const google = await connectGoogle(app, config, `${externalUrl}/callback`)
  const options: AuthServerOptions<Tables> = {
    db,
    isOutage: databaseIsAway,
    prefix,
    siteUrl: config.publicUrl,
    externalUrl,
    providers: { google },
    redirectAllowList: config.publicUrl.startsWith('http://localhost') ? loopbackOrigins : [],
    anonKey: embeddedAnonKey,
    serviceKey: config.authServiceKey ?? randomBytes(32).toString('base64url'),
    keysFile: join(config.dataFolder, 'auth-keys.json'),
    keys: config.authKeys,
    // An embedded database is this process's own, and its keys lie beside it.
    sharedDatabase: config.databaseUrl !== undefined,
    sendMail,
    enqueueMail: (trx, order) => queue.send(trx, 'account-mail', order),
    onAddressConfirmed: async (trx, account) => {
      await openRecord(trx, callerOf(account))
    },
    limiter,
    // The decision on the profile: the new address counts once the link sent to it is followed.
    secureEmailChange: false,
    passwordMinimumLength: 8,
    requireCurrentPassword: true,
    brandName: site.brand,
    passkeys: { origins: passkeyOrigins(config.publicUrl) },
    notices: { signInUrl: `${config.publicUrl}/login`, contactUrl: `${config.publicUrl}/contact` },
    renderMail: accountMail,
  }
  const service = await registerAuthServer(app, options).catch((error: unknown) => refuseForeignKeys(error, config))
  const sessions = rememberSessions(({ sessionId, userId }) => service.sessionStanding(sessionId, userId))
  return {
    verifier: createTokenVerifier({ jwks: () => service.jwks(), issuer: service.issuer }),
    writeAppMetadata: (userId, metadata) => service.setAppMetadata(userId, metadata),
    sessionStanding: sessions.standing,
    hasAccount: (email) => service.hasAccount(email),
    sendAccountMail: (order) => service.sendMail(order),
    describe: ({ userId }) => service.describeUser(userId),
    deletion: { here: (trx, userId) => service.deleteUser(trx, userId), forget: sessions.forget },
    security: securityOf(service, sessions.forget),
    browser: { url: '/', anonKey: embeddedAnonKey, google: () => google !== undefined },
  }
}

function securityOf(service: AuthServer<Tables>, forget: (userId: string) => void): SecurityOfAccounts {
  return {
    sessions: (userId) => service.listSessions(userId),
    events: (userId, count) => service.recentEvents(userId, count),
    endSession: async (sessionId, userId) => {
      const ended = await service.endSession(sessionId, userId)
      // Its token is refused at once, and not only when what is remembered of it has run out.
      forget(userId)
      return ended
    },
  }
}

/** Where passkeys may be used: the site, and while developing on this machine the site as Vite serves it. */
function passkeyOrigins(publicUrl: string): readonly string[] {
  const { origin, hostname } = new URL(publicUrl)
  return hostname === 'localhost' ? [origin, developmentOrigin] : [origin]
}

/** The owner of an account as their access token will name them. */
function callerOf({ userId, email, provider, metadata, validUntil, requestId }: ConfirmedAccount): Caller {
  const identity = toIdentity({
    userId,
    email,
    provider,
    userMetadata: metadata,
    expiresAt: Math.floor(validUntil.getTime() / 1000),
  })
  return { identity, requestId, privacySignal: false }
}

function refuseForeignKeys(error: unknown, { authKeys, dataFolder }: Config): never {
  if (!(error instanceof ForeignKeysError)) throw error
  throw new Refusal(
    'auth-keys-differ',
    `The auth keys of this server (${authKeys ? 'AUTH_KEYS' : join(dataFolder, 'auth-keys.json')}) are not those that the database in ` +
      'DATABASE_URL knows: servers would refuse each other’s sessions. Give every server the same keys: set AUTH_KEYS to ' +
      'the text of auth-keys.json in the data folder of the first one, and start again. SECURITY.md, "Signing keys", says ' +
      'how to replace keys, and what to do when the first ones are lost.',
    { cause: error },
  )
}
