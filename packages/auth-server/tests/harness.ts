import { mkdtemp, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import Fastify, { type FastifyInstance } from 'fastify'
import { Kysely, PostgresDialect, sql, type LogEvent } from 'kysely'
import { Pool } from 'pg'
import { createServerCopy } from '@dst/vitest-config/database-copies'
import { freePort } from '@dst/vitest-config/free-port'
import { full } from '@dst/vitest-config/run'
import { describe, expect } from 'vitest'
import {
  registerAuthServer,
  type AuthMail,
  type AuthServer,
  type AuthServerOptions,
  type MailOrder,
} from '../src/index.ts'
import { openEmbedded, type OpenDatabase } from './embedded-databases.ts'

/** Keys of the test server. */
export const anonKey = 'sb_publishable_test'
export const serviceKey = 'sb_secret_test'

/** One running auth server with its mailbox and its clock. */
export interface TestServer {
  app: FastifyInstance
  auth: AuthServer
  db: Kysely<unknown>
  url: string
  keysFile: string
  mails: AuthMail[]
  /** Advances the clock, in seconds. */
  advance: (seconds: number) => void
  now: () => Date
  breakMail: (broken: boolean) => void
  /** Every SQL statement so far, in order. */
  statements: string[]
  /** Emails that are queued and not sent yet. */
  orders: MailOrder[]
  /** Holds orders until `sendMails`, like a queue whose worker is paused. */
  holdMails: (held: boolean) => void
  sendMails: () => Promise<void>
  client: () => SupabaseClient
  stop: () => Promise<void>
}

/** Databases that the service runs on. */
export const databases = ['PGlite', 'Postgres'] as const
export type DatabaseKind = (typeof databases)[number]

/**
 * Describes the same on both databases: on PGlite in every run, on Postgres in the full run. Every run has those on
 * Postgres that have the tag `everyRun`: calls at once, which PGlite's one connection puts in a row, values of types
 * that the drivers read differently, and one way from sign-up to sign-out.
 */
export function onBothDatabases(name: string, tests: (kind: DatabaseKind) => void): void {
  describe(`${name} on PGlite`, () => tests('PGlite'))
  describe(`${name} on Postgres`, { tags: [full] }, () => tests('Postgres'))
}

/** Starts an auth server with a fresh database of this kind, listening on a free port. */
export async function startServer(
  kind: DatabaseKind,
  options: Partial<AuthServerOptions<unknown>> = {},
  app: FastifyInstance = Fastify(),
): Promise<TestServer> {
  const statements: string[] = []
  const log = ({ query }: LogEvent) => void statements.push(query.sql)
  const database = kind === 'PGlite' ? await openEmbedded(log) : await openPostgres(log)
  const folder = await mkdtemp(join(tmpdir(), 'auth-server-'))
  const keysFile = join(folder, 'keys.json')
  const cleanUp = async () => {
    await database.close()
    await rm(folder, { recursive: true })
  }
  const mails: AuthMail[] = []
  const orders: MailOrder[] = []
  let broken = false
  let isHeld = false
  // Starts at the real time, because the client compares expiry with its own clock. Then it goes on by a millisecond
  // each time somebody looks, so that no limit is reached because the machine was busy.
  let time = Date.now()
  const now = () => new Date((time += 1))
  // Like a host's queue: sends after the commit, and keeps failed orders for later.
  const sendMails = async () => {
    if (isHeld) return
    for (const order of orders.splice(0)) await auth.sendMail(order).catch(() => orders.push(order))
  }
  app.addHook('onSend', sendMails)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const auth: AuthServer = await registerAuthServer(app, {
    db: database.db,
    siteUrl: 'https://site.example.com',
    externalUrl: `${origin}/auth/v1`,
    redirectAllowList: ['https://app.example.com/**'],
    anonKey,
    serviceKey,
    keysFile,
    brandName: 'Example',
    clock: now,
    sendMail: (mail) => {
      if (broken) return Promise.reject(new Error(`550 mailbox of ${mail.to} unavailable`))
      mails.push(mail)
      return Promise.resolve()
    },
    enqueueMail: (_trx, order) => Promise.resolve(void orders.push(order)),
    ...options,
    limits: { requestBurst: 1000, ...options.limits },
  }).catch(async (refusal: unknown) => {
    await cleanUp()
    throw refusal
  })
  await app.listen({ host: '127.0.0.1', port })
  return {
    app,
    auth,
    db: database.db,
    url: origin,
    keysFile,
    mails,
    now,
    advance: (seconds) => {
      time += seconds * 1000
    },
    breakMail: (value) => {
      broken = value
    },
    statements,
    orders,
    holdMails: (value) => {
      isHeld = value
    },
    sendMails,
    client: () =>
      createClient(origin, anonKey, {
        auth: {
          persistSession: false,
          autoRefreshToken: false,
          detectSessionInUrl: false,
          storageKey: randomBytes(6).toString('hex'),
          experimental: { recoveryCodes: true },
        },
      }),
    stop: async () => {
      await app.close()
      await cleanUp()
    },
  }
}

async function openPostgres(log: (event: LogEvent) => void): Promise<OpenDatabase> {
  const copy = await createServerCopy()
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: copy.url, max: 8 }) }),
    log,
  })
  const close = async () => {
    await db.destroy()
    await copy.drop()
  }
  return { db, close }
}

/** Waits until this many connections to the server's database wait for a lock. */
export async function lockWaits(server: TestServer, count = 1): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(server.db)).rows.length).toBe(count)
}
