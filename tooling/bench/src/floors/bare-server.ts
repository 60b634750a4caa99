import Fastify from 'fastify'
import pg from 'pg'

/** An answer as it was received. */
export interface SentAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the product's server is compared with: Fastify without a plugin, and pg without anything above it. */
interface FloorSettings {
  readonly databaseUrl: string
  /** The bytes of the product's own answer, headers included, sent as they are. */
  readonly faqs: SentAnswer
  /** The account whose record is read. */
  readonly userId: string
  /** Connections to the database, as many as the product has. */
  readonly connections: number
}

const { databaseUrl, faqs, userId, connections } = JSON.parse(process.argv[2] ?? '{}') as FloorSettings
const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
const app = Fastify()
const bytes = Buffer.from(faqs.body)

app.get('/api/faqs', (_request, reply) => reply.headers(faqs.headers).send(bytes))

app.get('/api/me', async () => {
  const { rows } = await pool.query('select * from investors where auth_user_id = $1', [userId])
  return rows[0] as object
})

const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${address}\n`)
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
