import { partnerFirm } from '@dst/content/partner'
import { openFacts, site } from '@dst/content/site'
import { buildApp } from './app.ts'
import { makeEnd } from './process/closing.ts'
import { configWarnings, readConfig, type Config } from './config/config.ts'
import { root } from './config/repository-root.ts'
import { openDatabase } from './database/connection.ts'
import { openQueue } from './jobs/job-queue.ts'
import { endOnUncaughtError } from './process/uncaught-errors.ts'
import { listen } from './process/listen.ts'
import { mailboxMailer, smtpMailer } from './mail/mailer.ts'
import { missingMembers } from './modules/desk/missing-members.ts'
import { metricsRoutes } from './modules/metrics/metrics-routes.ts'
import { createMetrics, observeProcess } from './process/metrics.ts'
import { prepareDatabase } from './process/prepare-database.ts'
import { StartRefusal } from './config/start-refusal.ts'
import { refusalOf } from './config/start-checks.ts'

let config: Config | undefined
try {
  config = readConfig(process.env, root)
  await serve(config)
} catch (error) {
  refuse(refusalOf(error, config?.dataFolder ?? '') ?? error)
}

async function serve(config: Config): Promise<void> {
  // Until the log and the shutdown function exist, a start refusal reports problems instead.
  const reported = { lost: (_reason: string) => {}, gone: (_reason: string) => {}, mail: (_reason: string) => {} }
  // Loaded only when it is wanted: it is large.
  const tracing = config.traces && (await import('./process/tracing.ts')).startTracing(config.traces)
  const database = await openDatabase({
    ...config,
    onQuery: tracing?.query,
    onLost: (reason) => reported.lost(reason),
    onGone: (reason) => reported.gone(reason),
  })
  let isLeaving = false
  try {
    await prepareDatabase(database, config)
    const smtp = config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.mailFrom, (reason) => reported.mail(reason))
      : undefined
    const queue = await openQueue(database.queue, { workers: config.jobs })
    const metrics = createMetrics({ ...config, pools: database.pools })
    observeProcess(metrics)
    const app = await buildApp(config, {
      db: database.db,
      metrics,
      traceRequests: tracing?.requests,
      databaseAnswers: database.answers,
      isLeaving: () => isLeaving,
      queue,
      sendMail: smtp?.send ?? mailboxMailer(database.db),
    })
    app.addHook('onClose', () => smtp?.close())
    app.addHook('onClose', () => tracing?.close())
    const end = makeEnd(app, database, {
      drainSeconds: config.drainSeconds,
      onLeaving: () => {
        isLeaving = true
      },
    })
    endOnUncaughtError(app.log, end)
    reported.lost = (reason) =>
      app.log.warn({ code: 'database_connection_lost', reason }, 'a connection to the database broke')
    reported.mail = (reason) =>
      app.log.warn({ code: 'mail_transport_error', reason }, 'the mail transport reports an error')
    reported.gone = (reason) => {
      app.log.fatal(
        { code: 'embedded_database_gone', reason },
        'the embedded database gave up (53100: its disk is full) and the server ends; nothing that was answered ' +
          'is lost',
      )
      end(1)
    }
    // If the launcher dies, its IPC channel closes, which is treated like a signal.
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => end(0))
    for (const { code, message } of configWarnings(config)) app.log.warn({ code }, message)
    const missing = await missingMembers(database.db, config.partner)
    if (missing !== undefined) app.log.warn({ code: 'no_desk_member' }, missing)
    const { registry } = metrics
    await listen(app, config, metricsRoutes({ db: database.db, registry, token: config.metrics?.token }))
    // One line of JSON that the launcher, or a person, waits for.
    const listening = {
      event: 'listening',
      url: config.publicUrl,
      data: database.description,
      mailbox: !config.smtpUrl,
      desk: !config.reachable && !config.hostedAuth,
      ...googleFact(config),
      placeholders: openFacts({ ...site, partner: partnerFirm }),
    }
    process.stdout.write(`${JSON.stringify(listening)}\n`)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Which Google sign-in is in use; a hosted auth service decides that itself. */
function googleFact({ google, hostedAuth }: Config): { google?: string } {
  if (hostedAuth) return {}
  return { google: google === undefined ? 'off' : google === 'stand-in' ? google : 'configured' }
}

function refuse(error: unknown): void {
  if (!(error instanceof StartRefusal)) throw error
  // Exits explicitly: the embedded database keeps handles open even after it is closed.
  process.stdout.write(`${JSON.stringify({ event: 'refused', code: error.code, message: error.message })}\n`, () =>
    process.exit(1),
  )
}
