import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.js'
import { configWarnings, readConfig, type Config } from './config.js'
import { openDatabase, type Database } from './database/connection.js'
import { migrate } from './database/migrate.js'
import { mailboxMailer, smtpMailer } from './mail/mailer.js'
import { Refusal } from './refusal.js'

/** The checkout: relative paths of the configuration start here, wherever the process was started from. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const shutdownLimit = 10_000

try {
  await serve(readConfig(process.env, root))
} catch (error) {
  refuse(error)
}

async function serve(config: Config): Promise<void> {
  const database = await openDatabase(config)
  try {
    await migrate(database.db)
    const smtp = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : undefined
    const app = await buildApp(config, { db: database.db, sendMail: smtp?.send ?? mailboxMailer(database.db) })
    app.addHook('onClose', () => smtp?.close())
    closeOnSignals(app, database)
    for (const { code, message } of configWarnings(config)) app.log.warn({ code }, message)
    await listen(app, config)
    // One line of JSON that the launcher, or a person, waits for.
    process.stdout.write(`${JSON.stringify({ event: 'listening', url: config.publicUrl, data: database.description, mailbox: !config.smtpUrl })}\n`)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    if (error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) {
      throw new Refusal(
        'port-in-use',
        `Port ${port} on ${host} cannot be used (${error.code}): most likely another program is listening there. Stop it, or choose another port, for example PORT=${port + 1} npm start.`,
        { cause: error },
      )
    }
    throw error
  }
}

/** Finishes what is under way, then closes the database. A launcher that dies closes the channel, which counts as a signal. */
function closeOnSignals(app: FastifyInstance, database: Database): void {
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), shutdownLimit).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void close())
}

function refuse(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
  // Ends by itself: the embedded database keeps handles open even after it is closed.
  process.stdout.write(`${JSON.stringify({ event: 'refused', code: error.code, message: error.message })}\n`, () => process.exit(1))
}
