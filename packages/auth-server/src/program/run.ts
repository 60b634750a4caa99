import Fastify, { type FastifyInstance } from 'fastify'
import { migrateAuthServer } from '../database/migrate'
import { registerAuthServer, type AuthServer } from '../plugin'
import { authOptions } from './auth-options'
import type { CommandLine } from './command-line'
import { databaseIsAway, openDatabase, type OpenDatabase } from './database'
import { openMailQueue, type MailQueue } from './mail-queue'
import { mailboxRoute } from './mailbox-route'
import { makeMailer, type Mailer } from './mailer'
import { readEnvironment, type Environment } from './variables'

/** A server that runs. */
export interface RunningProgram {
  url: string
  /** Where its rows lie, in words. */
  place: string
  /** Answers what has been asked, and ends. */
  stop: () => Promise<void>
}

const defaultPort = 9999

/**
 * Starts the service of this environment and command line. Rejects with words for the operator, which name variables and
 * never repeat their values.
 */
export async function runProgram(
  commandLine: CommandLine,
  env: Readonly<Record<string, string | undefined>>,
  show: (text: string) => void,
): Promise<RunningProgram> {
  const environment = readEnvironment(env)
  if (environment.faults.length > 0) throw new Error(environment.faults.join('\n'))
  for (const name of environment.unknown) show(`${name} is unknown here, and ignored\n`)
  const { variables } = environment
  const dataFolder = commandLine.data ?? variables.DATA_DIR
  const host = commandLine.host ?? variables.GOTRUE_API_HOST ?? 'localhost'
  const port = commandLine.port ?? variables.PORT ?? variables.GOTRUE_API_PORT ?? defaultPort
  const externalUrl = variables.API_EXTERNAL_URL ?? `http://localhost:${port}${commandLine.prefix}`
  if (port === 0 && variables.API_EXTERNAL_URL === undefined)
    throw new Error('API_EXTERNAL_URL is needed with a port that is not known')
  const mailer = makeMailer(variables, show)
  const databaseUrl = variables.DATABASE_URL ?? variables.GOTRUE_DB_DATABASE_URL
  const options = await authOptions(environment, commandLine, { externalUrl, dataFolder, databaseUrl })
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder })
  try {
    const app = makeApp(environment)
    const parts = await assemble({ app, database, mailer, options })
    await app.listen({ host, port })
    return { url: externalUrl, place: database.place, stop: () => stop(app, database, mailer, parts) }
  } catch (error) {
    await database.close()
    throw error
  }
}

interface Parts {
  queue: MailQueue
  /** Resolves when what is being removed is gone. */
  tidying: { stop: () => Promise<void> }
}

const hourMilliseconds = 3_600_000

function tidyHourly(auth: AuthServer, report: (code: string) => void): Parts['tidying'] {
  const ending = new AbortController()
  let work: Promise<unknown> = Promise.resolve()
  const tidyOnce = () => {
    work = auth.tidy(ending.signal).catch(() => report('tidying_failed'))
  }
  tidyOnce()
  const timer = setInterval(tidyOnce, hourMilliseconds)
  return {
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      await work
    },
  }
}

async function assemble({
  app,
  database,
  mailer,
  options,
}: {
  app: FastifyInstance
  database: OpenDatabase
  mailer: Mailer
  options: Awaited<ReturnType<typeof authOptions>>
}): Promise<Parts> {
  const { db } = database
  await migrateAuthServer(db)
  const queue = await openMailQueue(db, (code) => app.log.warn({ code }))
  const auth = await registerAuthServer(app, {
    ...options,
    db,
    // Keys that were given for this program are meant to be what they are, beside others on one database.
    sharedDatabase: database.isShared && options.keys === undefined,
    isOutage: databaseIsAway,
    sendMail: mailer.send,
    enqueueMail: (trx, order) => queue.add(trx, order),
  })
  if (mailer.kept !== undefined) mailboxRoute(app, mailer.kept)
  app.addHook('onResponse', (_request, _reply, done) => {
    queue.wake()
    done()
  })
  queue.start((order) => auth.sendMail(order))
  return { queue, tidying: tidyHourly(auth, (code) => app.log.warn({ code })) }
}

// Of the header, only what the nearest proxy added is believed: its caller may have written the rest.
function makeApp({ variables }: Environment): FastifyInstance {
  const trustProxy =
    variables.GOTRUE_RATE_LIMIT_HEADER === undefined ? false : (_address: string, hop: number) => hop === 0
  return Fastify({ logger: { level: 'warn' }, trustProxy, forceCloseConnections: 'idle' })
}

async function stop(
  app: FastifyInstance,
  database: OpenDatabase,
  mailer: Mailer,
  { queue, tidying }: Parts,
): Promise<void> {
  await app.close()
  await Promise.all([queue.stop(), tidying.stop()])
  mailer.close()
  await database.close()
}
