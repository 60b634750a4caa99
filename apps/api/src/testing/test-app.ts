import type { Limiter } from '@dst/auth-server'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { buildApp } from '../app.js'
import { readConfig, type Config } from '../config.js'
import { readinessOf } from '../database/readiness.js'
import type { Tables } from '../database/tables.js'
import type { SendMail } from '../mail/mailer.js'
import type { WriteAppMetadata } from '../modules/tier-sync/tier-sync-service.js'
import type { TokenVerifier } from '@dst/auth/server'

interface TestAppOptions {
  db: Kysely<Tables>
  verifier: TokenVerifier
  config?: Partial<Config>
  writeAppMetadata?: WriteAppMetadata
  sendMail?: SendMail
  limiter?: Limiter
}

/** The real server over a real database, with tokens of the tests and no site. */
export async function buildTestApp({ db, verifier, config, writeAppMetadata, sendMail, limiter }: TestAppOptions): Promise<FastifyInstance> {
  const app = await buildApp(
    { ...readConfig({ WEB: 'off', JOBS: 'off', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ALLOW_PUBLIC_MAILBOX: 'on', PUBLIC_URL: 'https://site.example.com' }, '/nowhere'), ...config },
    {
      db,
      ...(limiter ? { limiter } : {}),
      databaseAnswers: readinessOf(db),
      sendMail: sendMail ?? (() => Promise.resolve()),
      accounts: {
        verifier,
        hasAccount: () => Promise.resolve(false),
        sendAccountMail: () => Promise.resolve(),
        sessionLives: () => Promise.resolve(true),
        writeAppMetadata: writeAppMetadata ?? (() => Promise.resolve(true)),
        browser: { url: '/', anonKey: 'public' },
      },
    },
  )
  await app.ready()
  return app
}
