import Fastify, { type FastifyInstance } from 'fastify'
import { migrateAuthServer } from '../database/migrate.ts'
import { registerAuthServer, type AuthServer } from '../server/plugin.ts'
import { authOptions } from './auth-options.ts'
import type { CommandLine } from './command-line.ts'
import { databaseIsAway, openDatabase, type OpenDatabase } from './database.ts'
import { openMailQueue, type MailQueue } from './mail-queue.ts'
import { mailboxRoute } from './mailbox-route.ts'
import { makeMailer, type Mailer } from './mailer.ts'
import { readEnvironment, type Environment } from './variables.ts'

/** A running server. */
export interface RunningProgram {
  url: string
  /** Description of where its data is stored. */
  place: string
  /** Finishes pending requests and stops. */
  stop: () => Promise<void>
}

const defaultPort = 9999
const whereToRead = 'README.md of @dst/auth-server, "Environment", says what each variable does'

/**
 * Starts the service for this environment and command line. Rejects with a message for the operator that names
 * variables but never contains their values.
 */
export async function runProgram(
  commandLine: CommandLine,
  env: Readonly<Record<string, string | undefined>>,
  show: (text: string) => void,
): Promise<RunningProgram> {
  const environment = readEnvironment(env)
  if (environment.faults.length > 0) throw new Error([...environment.faults, whereToRead].join('\n'))
  for (const name of environment.unknown) show(`${name} is unknown here, and ignored\n`)
  for (const name of environment.notOffered) show(`${name} is on, but this service does not offer it\n`)
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
  /** Resolves when the cleanup in progress has finished. */
  tidying: { stop: () => Promise<void> }
}

const tidyingGapMilliseconds = 5 * 60_000

function tidyRegularly(auth: AuthServer, report: (code: string) => void): Parts['tidying'] {
  const ending = new AbortController()
  let work: Promise<unknown> = Promise.resolve()
  const tidyOnce = () => {
    work = Promise.all([auth.tidy(ending.signal), auth.finishRemovals(ending.signal)]).catch(() =>
      report('tidying_failed'),
    )
  }
  tidyOnce()
  const timer = setInterval(tidyOnce, tidyingGapMilliseconds)
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
    // Explicitly configured keys are intentional, even if other servers on the database use different ones.
    sharedDatabase: database.isShared && options.keys === undefined,
    isOutage: databaseIsAway,
    sendMail: mailer.send,
    enqueueMail: (trx, order) => queue.add(trx, order),
  })
  if (mailer.storedMails !== undefined) mailboxRoute(app, mailer.storedMails)
  app.addHook('onResponse', (_request, _reply, done) => {
    queue.wake()
    done()
  })
  queue.start((order) => auth.sendMail(order))
  return { queue, tidying: tidyRegularly(auth, (code) => app.log.warn({ code })) }
}

// Trusts only the header entry added by the nearest proxy: the client may have forged the rest.
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
