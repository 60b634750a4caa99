import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import pg from 'pg'
import type { SentAnswer } from './sent-answer.ts'

/**
 * What the product's server is compared with: Fastify without a plugin but the one for files, and pg without anything
 * above it.
 */
export interface FloorSettings {
  readonly databaseUrl: string
  /** The bytes of the product's own answer, headers included, sent as they are. */
  readonly faqs: SentAnswer
  /** Headers of the product's own page. */
  readonly page: Readonly<Record<string, string>>
  /** Folder of the built site. */
  readonly client: string
  /** The account whose record is read. */
  readonly userId: string
  /** Connections to the database, as many as the product has. */
  readonly connections: number
}

const settings = JSON.parse(process.argv[2] ?? '{}') as FloorSettings
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: settings.connections })
const app = Fastify()
const bytes = Buffer.from(settings.faqs.body)
await app.register(fastifyStatic, { root: settings.client, serve: false, preCompressed: true })

app.get('/api/faqs', (_request, reply) => reply.headers(settings.faqs.headers).send(bytes))

app.get('/api/me', async () => {
  const { rows } = await pool.query('select * from investors where auth_user_id = $1', [settings.userId])
  return rows[0] as object
})

// What files are sent with comes from the plugin.
const { etag: _tag, 'last-modified': _time, 'content-type': _type, 'accept-ranges': _ranges, ...chosen } = settings.page
app.get('/faq', (_request, reply) => reply.headers(chosen).sendFile('faq/index.html'))

const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${address}\n`)
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
