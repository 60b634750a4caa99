import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import type { Tables } from '../database/tables.ts'
import { openQueue } from '../jobs/job-queue.ts'
import type { QueueDatabase } from '../database/queue-database.ts'
import type { SendMail } from '../mail/mailer.ts'

/** The real server with its embedded auth service and its workers, without a site and without rate limits. */
export interface AccountServer {
  app: FastifyInstance
  /** Calls the auth service as its client does. */
  auth: (method: 'GET' | 'POST', path: string, body?: object) => Promise<LightMyRequestResponse>
  /** Creates accounts with confirmed addresses that look no different from other addresses. */
  confirmedAddresses: (count: number) => Promise<string[]>
  stop: () => Promise<void>
}

/** Starts it on a migrated database. */
export async function startAccountServer(
  { db, queueOn }: { db: Kysely<Tables>; queueOn: QueueDatabase },
  sendMail: SendMail,
  environment: NodeJS.ProcessEnv = {},
): Promise<AccountServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dst-accounts-'))
  const config = readConfig(
    { WEB: 'off', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: folder, ...environment },
    '/nowhere',
  )
  const queue = await openQueue(queueOn, { workers: config.jobs })
  const app = await buildApp(config, { db, queue, databaseAnswers: () => Promise.resolve(true), sendMail })
  await app.ready()
  const headers = { apikey: 'sb_publishable_dst_investing', 'x-supabase-api-version': '2024-01-01' }
  return {
    app,
    auth: (method, path, body) =>
      app.inject({
        method,
        url: `/auth/v1${path}`,
        headers,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    confirmedAddresses: async (count) => {
      const addresses = Array.from({ length: count }, newAddress)
      for (const address of addresses) {
        await sql`insert into auth.users (id, email, email_confirmed_at, app_metadata, user_metadata, created_at,
          updated_at)
          values (gen_random_uuid(), ${address}, now(), '{}', '{}', now(), now())`.execute(db)
      }
      return addresses
    },
    stop: async () => {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** An address that nobody has used. */
export function newAddress(): string {
  return `person-${randomBytes(8).toString('hex')}@example.com`
}
