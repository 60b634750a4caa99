import { createServiceAdmin, createTokenVerifier } from '@dst/auth/server'
import {
  ForeignKeysError,
  registerAuthServer,
  type AuthServer,
  type AuthServerOptions,
  type ConfirmedAccount,
  type Limiter,
} from '@dst/auth-server'
import { refusedPasswordTerms, site } from '@dst/content/site'
import {
  lostFactorWait,
  mailCodeTries,
  mailedLinkLifetime,
  mailedSessionWindow,
  mailResendGap,
  passwordMinimumLength,
  recentProofWindow,
  retentionDays,
  retentionMonths,
  undoWindow,
} from '@dst/domain/parameters'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { identityOf, type Caller } from '../plugins/caller.ts'
import type { Config } from '../config/config.ts'
import { databaseIsAway } from '../database/outage.ts'
import type { Tables } from '../database/tables.ts'
import { connectGoogle } from './google/google-accounts.ts'
import { lostSignIns } from './google/lost-sign-ins.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { accountMail } from '../mail/account-mail.ts'
import { mailedLink } from '../mail/mailed-link.ts'
import type { SendMail } from '../mail/mailer.ts'
import { openRecord } from './own-record.ts'
import { rememberSessions } from '../plugins/live-sessions.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import type { Accounts, SecurityOfAccounts } from './accounts.ts'

const prefix = '/auth/v1'
// Public by design: it only tells the service which project a browser means.
const embeddedAnonKey = 'sb_publishable_dst_investing'

const daySeconds = 86_400
/** So that twelve are the longest year: nothing goes before its time. */
const monthSeconds = 30.5 * daySeconds

/** What the embedded auth service shares with the rest of the server. */
interface Shared {
  db: Kysely<Tables>
  queue: JobQueue
  sendMail: SendMail
  limiter: Limiter
}

/** Mounts the embedded auth service on `app`. */
export async function embeddedAccounts(
  app: FastifyInstance,
  config: Config,
  { db, queue, sendMail, limiter }: Shared,
): Promise<Accounts> {
  const externalUrl = `${config.publicUrl}${prefix}`
  await app.register(lostSignIns)
  const google = await connectGoogle(app, config, `${externalUrl}/callback`)
  const serviceKey = config.authServiceKey ?? randomBytes(32).toString('base64url')
  const options: AuthServerOptions<Tables> = {
    db,
    isOutage: databaseIsAway,
    prefix,
    siteUrl: config.publicUrl,
    externalUrl,
    providers: { google },
    anonKey: embeddedAnonKey,
    serviceKey,
    keysFile: join(config.dataFolder, 'auth-keys.json'),
    keys: config.authKeys,
    // An embedded database belongs to this process alone, and its keys are in the same data folder.
    sharedDatabase: config.databaseUrl !== undefined,
    sendMail,
    enqueueMail: (trx, order) => queue.send(trx, 'account-mail', order),
    onAddressConfirmed: async (trx, account) => {
      await openRecord(trx, callerOf(account))
    },
    limiter,
    // The profile's rule: a new address takes effect once the link sent to it is opened.
    secureEmailChange: false,
    passwordMinimumLength,
    guessablePasswords: { words: refusedPasswordTerms },
    limits: { mailGapSeconds: mailResendGap, codeAttempts: mailCodeTries },
    requireCurrentPassword: true,
    sessions: config.sessions,
    retention: {
      unconfirmedAccountSeconds: retentionDays.unconfirmedAccount * daySeconds,
      auditSeconds: retentionMonths.signInLog * monthSeconds,
    },
    brandName: site.brand,
    passkeys: {},
    recentProofSeconds: recentProofWindow,
    lifetimes: {
      mailTokenSeconds: mailedLinkLifetime,
      mailedSessionSeconds: mailedSessionWindow,
      undoSeconds: undoWindow,
      factorRemovalSeconds: lostFactorWait,
    },
    notices: {
      signInUrl: `${config.publicUrl}/login`,
      contactUrl: `${config.publicUrl}/contact`,
      undoUrl: `${config.publicUrl}/this-was-not-me`,
      placeHeader: config.placeHeader,
    },
    mailLink: (link) => mailedLink(config.publicUrl, link),
    renderMail: accountMail,
  }
  const service = await registerAuthServer(app, options).catch((error: unknown) => refuseForeignKeys(error, config))
  const sessions = rememberSessions(({ sessionId, userId }) => service.sessionStatus(sessionId, userId))
  return {
    verifier: createTokenVerifier({ jwks: () => service.jwks(), issuer: service.issuer }),
    writeAppMetadata: (userId, metadata) => service.setAppMetadata(userId, metadata),
    sessionStatus: sessions.standing,
    hasAccount: (email) => service.hasAccount(email),
    sendAccountMail: (order) => service.sendMail(order),
    keepUp: async (_none, signal) => {
      await Promise.all([service.finishRemovals(signal), service.tidy(signal)])
    },
    describe: ({ userId }) => service.describeUser(userId),
    deletion: { here: (trx, userId) => service.deleteUser(trx, userId), forget: sessions.forget },
    security: securityOf(service, sessions.forget),
    members: {
      admin: createServiceAdmin({ url: config.publicUrl, serviceKey, fetch: callInProcess(app) }),
      endSessions: async (userId) => {
        for (const { id } of await service.listSessions(userId)) await service.endSession(id, userId)
        sessions.forget(userId)
      },
      openSession: (userId) => service.openSession(userId),
    },
    browser: { url: '/', anonKey: embeddedAnonKey, google: () => google !== undefined },
  }
}

/** The administration's calls, without a port: the service runs in this process. */
function callInProcess(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const { pathname, search, host } = new URL(input instanceof Request ? input.url : input)
    const answer = await app.inject({
      method: init?.method === 'PUT' || init?.method === 'POST' ? init.method : 'GET',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host },
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    })
    return new Response(answer.body, { status: answer.statusCode })
  }
}

function securityOf(service: AuthServer<Tables>, forget: (userId: string) => void): SecurityOfAccounts {
  return {
    sessions: (userId) => service.listSessions(userId),
    events: (userId, count) => service.recentEvents(userId, count),
    endSession: async (sessionId, userId) => {
      const ended = await service.endSession(sessionId, userId)
      // Rejects the session's token immediately instead of when the cached session state expires.
      forget(userId)
      return ended
    },
  }
}

/** The owner of an account, as their access token will identify them. */
function callerOf({ userId, email, provider, metadata, validUntil, requestId }: ConfirmedAccount): Caller {
  const identity = identityOf({
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
  throw new StartRefusal(
    'auth-keys-differ',
    `The auth keys of this server (${authKeys ? 'AUTH_KEYS' : join(dataFolder, 'auth-keys.json')}) are not those ` +
      'that the database in DATABASE_URL knows: servers would refuse each other’s sessions. Give every server the ' +
      'same keys: set AUTH_KEYS to the text of auth-keys.json in the data folder of the first one, and start ' +
      'again. SECURITY.md, "Signing keys", says how to replace keys, and what to do when the first ones are lost.',
    { cause: error },
  )
}
