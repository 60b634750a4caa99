import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  migrateAuthServer,
  registerAuthServer,
  type AuthMail,
  type AuthServer,
  type AuthServerOptions,
  type MailOrder,
} from '@dst/auth-server'
import { openEmbeddedDatabase } from '@dst/vitest-config/embedded-database'
import { freePort } from '@dst/vitest-config/free-port'
import Fastify from 'fastify'
import { Kysely, PGliteDialect } from 'kysely'
import type { LinkTokens } from '../src/index.ts'

/** The embedded authentication service, listening, with its mailbox. */
export interface AuthService {
  url: string
  anonKey: string
  serviceKey: string
  server: AuthServer
  mailsTo: (email: string) => AuthMail[]
  stop: () => Promise<void>
}

export const site = 'https://site.example.com'

/** Starts the embedded service on a free port with an in-memory database. */
export async function startAuthService(options: Partial<AuthServerOptions<unknown>> = {}): Promise<AuthService> {
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: await openEmbeddedDatabase() }) })
  const folder = await mkdtemp(join(tmpdir(), 'auth-client-'))
  const mails: AuthMail[] = []
  const keys = { anonKey: 'sb_publishable_test', serviceKey: 'sb_secret_test' }
  await migrateAuthServer(db)
  const app = Fastify()
  // Queued emails are sent before the response: tests read them right after it.
  const orders: MailOrder[] = []
  app.addHook('onSend', async () => {
    for (const order of orders.splice(0)) await server.sendMail(order)
  })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server: AuthServer = await registerAuthServer(app, {
    ...keys,
    db,
    siteUrl: site,
    externalUrl: `${url}/auth/v1`,
    keysFile: join(folder, 'keys.json'),
    requireCurrentPassword: true,
    guessablePasswords: { words: ['Example'] },
    sendMail: async (mail) => void mails.push(mail),
    enqueueMail: async (_trx, order) => void orders.push(order),
    limits: {
      requestsPerFiveMinutes: 10_000,
      tokenRequestsPerFiveMinutes: 10_000,
      requestBurst: 10_000,
      mailGapSeconds: 0,
    },
    ...options,
  })
  await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    ...keys,
    server,
    mailsTo: (email) => mails.filter((mail) => mail.to === email),
    stop: async () => {
      await app.close()
      await db.destroy()
      await rm(folder, { recursive: true })
    },
  }
}

/** Follows the link of an email as a browser does; returns the URL that the service redirects the user to. */
export async function followLink(mail: AuthMail | undefined): Promise<URL> {
  const link = /^https?:\S+$/m.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error('no link in the mail')
  const answer = await fetch(link, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

/** The tokens in the fragment of a redirect URL. */
export function tokensIn(returned: URL): LinkTokens {
  const fragment = new URLSearchParams(returned.hash.slice(1))
  return {
    accessToken: fragment.get('access_token') ?? '',
    refreshToken: fragment.get('refresh_token') ?? '',
    recovery: fragment.get('type') === 'recovery',
  }
}
