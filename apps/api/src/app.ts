import { randomUUID } from 'node:crypto'
import type { Limiter } from '@dst/auth-server'
import { legalStatus, type LegalStatus } from '@dst/content/legal'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Accounts } from './accounts/accounts.ts'
import { embeddedAccounts } from './accounts/embedded-accounts.ts'
import { hostedAccounts } from './accounts/hosted-accounts.ts'
import { examineLive } from './commands/diagnosis.ts'
import type { Config } from './config/config.ts'
import { recipientOf } from './config/partner-config.ts'
import type { Tables } from './database/tables.ts'
import { attemptRecorder } from './jobs/delivery-record.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import { limiterOf } from './plugins/limits/limiter-of.ts'
import { mailboxRoutes } from './mail/mailbox.ts'
import { jobHandlers } from './job-handlers.ts'
import type { SendMail } from './mail/mailer.ts'
import { fillSample } from './commands/desk-sample.ts'
import { consultationsRoutes } from './modules/consultations/consultations-routes.ts'
import { contactRoutes } from './modules/contact/contact-routes.ts'
import { deskOfficeRoutes } from './modules/desk-office/desk-office-routes.ts'
import { deskRoutes } from './modules/desk/desk-routes.ts'
import { leadRoutes } from './modules/desk/lead-routes.ts'
import { scheduleRoutes } from './modules/desk/schedule-routes.ts'
import { tryDeskRoutes } from './modules/desk/try-desk-routes.ts'
import { exchangeFileRoutes } from './modules/exchange/exchange-file-routes.ts'
import { exchangeSharesRoutes } from './modules/exchange/exchange-shares-routes.ts'
import { remindersRoutes } from './modules/exchange/reminders-routes.ts'
import { stopRoutes } from './modules/exchange/stop-routes.ts'
import { verdictsRoutes } from './modules/exchange/verdicts-routes.ts'
import { faqsRoutes } from './modules/faqs/faqs-routes.ts'
import { healthRoutes } from './modules/health/health-routes.ts'
import { agreementRoutes } from './modules/legal/agreement-routes.ts'
import { meRoutes } from './modules/me/me-routes.ts'
import { createMetrics, type Metrics } from './process/metrics.ts'
import { metricsRoutes } from './modules/metrics/metrics-routes.ts'
import { myDataRoutes } from './modules/my-data/my-data-routes.ts'
import { acknowledgementRoutes } from './modules/partner/acknowledgement-routes.ts'
import { partnerRoutes } from './modules/partner/partner-routes.ts'
import { signingSecrets } from './modules/partner/partner.ts'
import { standInPartner } from './modules/partner/stand-in.ts'
import { slotsRoutes } from './modules/slots/slots-routes.ts'
import { securityRoutes } from './modules/security/security-routes.ts'
import { siteConfigRoutes } from './modules/site-config/site-config-routes.ts'
import { tierSyncRoutes } from './modules/tier-sync/tier-sync-routes.ts'
import { usersRoutes } from './modules/users/users-routes.ts'
import { responseSerializer } from './plugins/response-serializer.ts'
import { authentication } from './plugins/authentication.ts'
import { answerParserError, connectionOptions, connections } from './plugins/connections.ts'
import { deskAccess } from './plugins/desk-access.ts'
import { openapi } from './plugins/openapi.ts'
import { loopbackHosts } from './plugins/loopback-hosts.ts'
import { answerError, problems } from './plugins/problems.ts'
import { rateLimits } from './plugins/rate-limits.ts'
import { requestLog } from './plugins/request-log.ts'
import { requestMetrics } from './plugins/request-metrics.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { staticSite } from './plugins/static-site.ts'
import type { Tracing } from './process/tracing-parts.ts'

/** Maximum body size of a product call, in bytes: the largest exchange file, and the largest link, fit into it. */
const bodyLimit = 160 * 1024
/** An address has at most 255 characters, each at most nine characters long when percent-encoded. */
const maxEncodedEmailLength = 255 * 9

export interface Dependencies {
  db: Kysely<Tables>
  /** Whether the database responds in time. */
  databaseAnswers: () => Promise<boolean>
  /** Whether the server was told to end, and should get no further calls. Default: it never is. */
  isLeaving?: () => boolean
  /** Installed and open. The server processes its jobs if configured to, and closes it. */
  queue: JobQueue
  sendMail: SendMail
  /** Where the server counts; the process adds what it knows of itself. */
  metrics?: Metrics
  /** Traces every request; without it, none is. */
  traceRequests?: Tracing['requests'] | undefined
  /** Replaces the configured auth service; for tests. */
  accounts?: Accounts
  /** Replaces the configured rate limiter; for tests. */
  limiter?: Limiter
  /** Replaces the system clock for appointments; for tests. */
  now?: () => Date
  /** Replaces the versions of the legal pages; for tests. */
  legal?: LegalStatus
}

const systemTime = () => new Date()

/** The whole server, ready to listen or for injected requests. Expects a migrated database. */
export async function buildApp(config: Config, deps: Dependencies): Promise<FastifyInstance> {
  const hops = config.trustProxy
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { req: () => ({}) } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof hops === 'number' ? (_address: string, hop: number) => hop < hops : hops,
    bodyLimit,
    ...connectionOptions,
    clientErrorHandler: answerParserError,
    routerOptions: { maxParamLength: maxEncodedEmailLength },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })

  const metrics = deps.metrics ?? createMetrics(config)
  if (deps.traceRequests) await app.register(deps.traceRequests)
  if (config.logLevel !== 'silent') await app.register(requestLog)
  await app.register(requestMetrics, metrics)
  await app.register(securityHeaders, { https: config.publicUrl.startsWith('https:') })
  await app.register(problems)
  await app.register(connections)
  await app.register(loopbackHosts, config)

  const limiter = deps.limiter ?? (await limiterOf(app, config))
  const accounts =
    deps.accounts ??
    (config.hostedAuth
      ? hostedAccounts(config.hostedAuth, deps.db)
      : await embeddedAccounts(app, config, { ...deps, limiter }))
  await app.register(productApi(config, deps, { accounts, limiter }))
  await app.register(
    siteConfigRoutes({
      authUrl: accounts.browser.url,
      authAnonKey: accounts.browser.anonKey,
      authFlow: accounts.browser.flow,
      google: accounts.browser.google,
      analyticsPath: config.analyticsPath ?? null,
      accountDeletion: config.accountDeletion,
      asksAgreement: (deps.legal ?? legalStatus).holding !== undefined,
      consultationsOpen: config.partner.open,
      sessionLimits: config.sessions,
      calendarHost: new URL(config.publicUrl).hostname,
    }),
  )
  const working = {
    ...deps,
    now: deps.now ?? systemTime,
    legal: deps.legal ?? legalStatus,
    channels: config.partner.channels,
    watch: { db: deps.db, log: app.log, seeCertificate: metrics.seeCertificate, seeEnded: metrics.seeEnded },
  }
  const handlers = jobHandlers(config, working, { accounts, log: app.log })
  app.addHook('onReady', async () => {
    const record = attemptRecorder(deps.db, app.log)
    if (config.jobs) await deps.queue.work(handlers, app.log, { count: metrics.countAttempt, record })
  })
  const closing = new AbortController()
  app.addHook('preClose', () => {
    closing.abort()
    return deps.queue.close()
  })
  if (!config.smtpUrl) await app.register(mailboxRoutes(deps.db))
  const { members } = accounts
  const sample = () => fillSample(deps.db, { ...config, ...deps, now: working.now() })
  if (!config.reachable && members?.openSession)
    await app.register(tryDeskRoutes({ ...deps, ...config, accounts: members, sample }, config))
  if (config.partner.webhook === 'stand-in')
    await app.register(standInPartner(() => signingSecrets(config, deps.db), closing.signal))
  await app.register(acknowledgementRoutes({ ...working, limiter }))
  await app.register(stopRoutes({ db: deps.db, limiter }))
  if (config.metrics && !config.metrics.own)
    await app.register(metricsRoutes({ ...config.metrics, registry: metrics.registry, db: deps.db }))
  if (config.webRoot) {
    const connect = config.hostedAuth ? [new URL(config.hostedAuth.url).origin] : []
    await app.register(staticSite, { root: config.webRoot, sources: { connect } })
  }
  return app
}

function productApi(
  config: Config,
  { db, databaseAnswers, isLeaving = () => false, queue, now = systemTime, legal = legalStatus }: Dependencies,
  { accounts, limiter }: { accounts: Accounts; limiter: Limiter },
) {
  return async (api: FastifyInstance) => {
    // Nearly every response here is about one person; the exceptions set their own header.
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    // Fastify accepts plain text by default; every body of this API is JSON.
    api.removeContentTypeParser('text/plain')
    api.setValidatorCompiler(validatorCompiler)
    api.setSerializerCompiler(responseSerializer)
    await api.register(openapi, { publicUrl: config.publicUrl })
    await api.register(healthRoutes({ databaseAnswers, isLeaving }))

    await api.register(rateLimits, { limiter })
    await api.register(authentication, { verifier: accounts.verifier, sessionStatus: accounts.sessionStatus })
    await api.register(deskAccess, { ...accounts, db, now })
    await api.register(faqsRoutes(db))
    await api.register(meRoutes(db))
    await api.register(agreementRoutes({ db, legal }))
    await api.register(usersRoutes(db, accounts.hasAccount))
    await api.register(tierSyncRoutes(db, accounts.writeAppMetadata))
    const { firm: partner, channels, open } = config.partner
    const announcer = { db, queue, channels, now }
    await api.register(consultationsRoutes({ ...announcer, partner, open }))
    await api.register(slotsRoutes({ ...announcer, partner }))
    await api.register(partnerRoutes(announcer, () => signingSecrets(config, db)))
    await api.register(contactRoutes({ db, queue }))
    await api.register(exchangeFileRoutes(db))
    await api.register(remindersRoutes({ db, now }))
    await api.register(exchangeSharesRoutes({ db, now }))
    await api.register(verdictsRoutes({ db, now }))
    await api.register(securityRoutes({ db, security: accounts.security }))
    await api.register(deskRoutes())
    await api.register(leadRoutes({ ...announcer, partner }))
    await api.register(scheduleRoutes({ ...announcer, partner }))
    await api.register(
      deskOfficeRoutes({
        db,
        queue,
        now,
        firm: { ...recipientOf(partner), open },
        examine: () => examineLive(config, db),
      }),
    )
    await api.register(
      myDataRoutes({
        ...announcer,
        partner,
        describe: accounts.describe,
        deletion: accounts.deletion,
        deletionOpen: config.accountDeletion,
      }),
    )
  }
}
