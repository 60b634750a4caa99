import type { TokenVerifier } from '@dst/auth/server'
import { createServiceAdmin, createTokenVerifier } from '@dst/auth/server'
import { registerAuthServer, type Limiter } from '@dst/auth-server'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from './config.js'
import { databaseIsAway } from './database/outage.js'
import type { Tables } from './database/tables.js'
import type { SendMail } from './mail/mailer.js'
import { rememberSessions, type SessionLives } from './plugins/live-sessions.js'
import type { WriteAppMetadata } from './modules/tier-sync/tier-sync-service.js'

const prefix = '/auth/v1'
// Public by nature: it only tells the service which project a browser means.
const embeddedAnonKey = 'sb_publishable_dst_investing'
// Browsers of this machine reach the site under several names and, while developing, on Vite's port.
const loopbackOrigins = ['http://localhost:*/**', 'http://127.0.0.1:*/**']

/** What the rest of the server needs from the auth service, whichever it is. */
export interface Accounts {
  verifier: TokenVerifier
  writeAppMetadata: WriteAppMetadata
  /** Whether the session of a token has not ended. A hosted service cannot be asked at every call: there a token counts to its end. */
  sessionLives: SessionLives
  /** For the site: where browsers find the service, and the key they send. */
  browser: { url: string; anonKey: string }
}

/** What an embedded auth service shares with the rest of the server. */
interface Shared {
  db: Kysely<Tables>
  sendMail: SendMail
  limiter: Limiter
}

/** Uses the hosted auth service when one is configured, otherwise mounts the embedded one on `app`. */
export async function connectAccounts(app: FastifyInstance, config: Config, deps: Shared): Promise<Accounts> {
  return config.hostedAuth ? hosted(config.hostedAuth) : await embedded(app, config, deps)
}

function hosted({ url, anonKey, serviceKey }: NonNullable<Config['hostedAuth']>): Accounts {
  const issuer = `${url.replace(/\/+$/, '')}${prefix}`
  const admin = serviceKey === undefined ? undefined : createServiceAdmin({ url, serviceKey })
  return {
    verifier: createTokenVerifier({ jwks: new URL(`${issuer}/.well-known/jwks.json`), issuer }),
    writeAppMetadata: async (userId, metadata) => (await admin?.setAppMetadata(userId, metadata))?.ok ?? false,
    sessionLives: () => Promise.resolve(true),
    browser: { url, anonKey },
  }
}

async function embedded(app: FastifyInstance, config: Config, { db, sendMail, limiter }: Shared): Promise<Accounts> {
  const service = await registerAuthServer(app, {
    // The service names its own columns; it shares the connection, not the naming.
    db: db.withoutPlugins(),
    isOutage: databaseIsAway,
    prefix,
    siteUrl: config.publicUrl,
    externalUrl: `${config.publicUrl}${prefix}`,
    redirectAllowList: config.publicUrl.startsWith('http://localhost') ? loopbackOrigins : [],
    anonKey: embeddedAnonKey,
    serviceKey: randomBytes(32).toString('base64url'),
    keysFile: join(config.dataFolder, 'auth-keys.json'),
    sendMail,
    limiter,
    // The decision on the profile: the new address counts once the link sent to it is followed.
    secureEmailChange: false,
    passwordMinimumLength: 8,
    brandName: 'DST Investing',
  })
  return {
    verifier: createTokenVerifier({ jwks: () => service.jwks(), issuer: service.issuer }),
    writeAppMetadata: (userId, metadata) => service.setAppMetadata(userId, metadata),
    sessionLives: rememberSessions((sessionId, userId) => service.hasSession(sessionId, userId)),
    browser: { url: '/', anonKey: embeddedAnonKey },
  }
}
