import type { Limiter } from '@dst/auth-server'
import { partnerFirm } from '@dst/content/partner'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from 'pg-boss'
import { buildApp, type Dependencies } from '../app.ts'
import { readConfig, type Config } from '../config/config.ts'
import { readinessOf } from '../database/readiness.ts'
import type { Tables } from '../database/tables.ts'
import { openQueue, type JobQueue } from '../jobs/job-queue.ts'
import type { JobHandler } from '../jobs/job-kinds.ts'
import type { QueueDatabase } from '../database/queue-database.ts'
import type { SendMail } from '../mail/mailer.ts'
import type { WriteAppMetadata } from '../accounts/accounts.ts'
import type { TokenVerifier } from '@dst/auth/server'
import { partnerSecret } from './partner-signature.ts'

export interface TestAppOptions {
  db: Kysely<Tables>
  /** The queue's connection; without it, nothing can be queued. */
  queueOn?: QueueDatabase
  verifier: TokenVerifier
  config?: Partial<Config>
  writeAppMetadata?: WriteAppMetadata
  sendMail?: SendMail
  limiter?: Limiter
  now?: () => Date
  /** Replaces the system clock for the queue. */
  clock?: Clock
  sendAccountMail?: JobHandler<'account-mail'>
  traceRequests?: Dependencies['traceRequests']
  legal?: NonNullable<Dependencies['legal']>
}

const noQueue: JobQueue = {
  send: () => Promise.reject(new Error('this test has no queue')),
  work: () => Promise.resolve(),
  retry: () => Promise.reject(new Error('this test has no queue')),
  cancel: () => Promise.reject(new Error('this test has no queue')),
  close: () => Promise.resolve(),
}

/** The id of a session that does not exist; every other session counts as ended. */
export const noSession = '00000000-0000-4000-8000-00000000dead'

/**
 * A firm that the owner has named, with a webhook URL at which nothing listens: jobs for it stay in the queue.
 * Its last holiday is for the tests.
 */
export const namedPartner: Config['partner'] = {
  firm: { ...partnerFirm, placeholder: false, holidays: [...partnerFirm.holidays, '2037-11-26'] },
  email: undefined,
  webhook: { url: 'http://127.0.0.1:9/webhook', secrets: [partnerSecret], allowPrivate: true },
  channels: ['webhook'],
  open: true,
}

/** The real server on a real database, with test tokens and no site. */
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
  traceRequests,
  legal,
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
      ...(legal ? { legal } : {}),
      databaseAnswers: readinessOf(db),
      traceRequests,
      sendMail: sendMail ?? (() => Promise.resolve()),
      accounts: {
        verifier,
        hasAccount: () => Promise.resolve(false),
        sendAccountMail: sendAccountMail ?? (() => Promise.resolve()),
        keepUp: () => Promise.resolve(),
        sessionStatus: () => Promise.resolve({ state: 'alive', secondFactor: false }),
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
