import type { Limiter } from '@dst/auth-server'
import { partnerFirm } from '@dst/content/partner'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from 'pg-boss'
import { buildApp } from '../app.js'
import { readConfig, type Config } from '../config.js'
import { readinessOf } from '../database/readiness.js'
import type { Tables } from '../database/tables.js'
import { openQueue, type JobQueue } from '../jobs/job-queue.js'
import type { JobHandler } from '../jobs/job-kinds.js'
import type { QueueDatabase } from '../jobs/queue-database.js'
import type { SendMail } from '../mail/mailer.js'
import type { WriteAppMetadata } from '../modules/tier-sync/tier-sync-service.js'
import type { TokenVerifier } from '@dst/auth/server'
import { partnerSecret } from './partner-signature.js'

export interface TestAppOptions {
  db: Kysely<Tables>
  /** Where its queue lies; without one, nothing can be put down for later. */
  queueOn?: QueueDatabase
  verifier: TokenVerifier
  config?: Partial<Config>
  writeAppMetadata?: WriteAppMetadata
  sendMail?: SendMail
  limiter?: Limiter
  now?: () => Date
  /** In place of the machine's own, for the queue. */
  clock?: Clock
  sendAccountMail?: JobHandler<'account-mail'>
}

const noQueue: JobQueue = {
  send: () => Promise.reject(new Error('this test has no queue')),
  work: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** The id of a session that nobody has; of any other it is said that it was ended. */
export const noSession = '00000000-0000-4000-8000-00000000dead'

/** A firm that the owner has named, reached by a webhook that nobody listens to: what is put down for it stays in the queue. Its last holiday is one of the tests. */
export const namedPartner: Config['partner'] = {
  firm: { ...partnerFirm, placeholder: false, holidays: [...partnerFirm.holidays, '2037-11-26'] },
  email: undefined,
  webhook: { url: 'http://127.0.0.1:9/webhook', secrets: [partnerSecret], allowPrivate: true },
  channels: ['webhook'],
  open: true,
}

/** The real server over a real database, with tokens of the tests and no site. */
export async function buildTestApp({
  db,
  queueOn,
  verifier,
  config,
  writeAppMetadata,
  sendMail,
  limiter,
  now,
  clock,
  sendAccountMail,
}: TestAppOptions): Promise<FastifyInstance> {
  const app = await buildApp(
    {
      ...readConfig(
        {
          WEB: 'off',
          JOBS: 'off',
          LOG_LEVEL: 'silent',
          RATE_LIMITS: 'off',
          ALLOW_PUBLIC_MAILBOX: 'on',
          PUBLIC_URL: 'https://site.example.com',
        },
        '/nowhere',
      ),
      partner: namedPartner,
      ...config,
    },
    {
      db,
      queue: queueOn
        ? await openQueue(queueOn, { workers: config?.jobs ?? false, ...(clock ? { clock } : {}) })
        : noQueue,
      ...(limiter ? { limiter } : {}),
      ...(now ? { now } : {}),
      databaseAnswers: readinessOf(db),
      sendMail: sendMail ?? (() => Promise.resolve()),
      accounts: {
        verifier,
        hasAccount: () => Promise.resolve(false),
        sendAccountMail: sendAccountMail ?? (() => Promise.resolve()),
        sessionStanding: () => Promise.resolve({ state: 'alive', secondFactor: false }),
        writeAppMetadata: writeAppMetadata ?? (() => Promise.resolve(true)),
        describe: ({ userId, email }) => Promise.resolve({ id: userId, email }),
        security: {
          sessions: () => Promise.resolve([]),
          events: () => Promise.resolve([]),
          endSession: (id) => Promise.resolve(id !== noSession),
        },
        deletion: { here: () => Promise.resolve(), forget: () => {} },
        browser: { url: '/', anonKey: 'public', google: () => false },
      },
    },
  )
  await app.ready()
  return app
}
