import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  onRequestHookHandler,
  RawServerDefault,
} from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JSONWebKeySet } from 'jose'
import type { Kysely, Transaction } from 'kysely'
import type { AuthContext } from './context'
import { mergeMetadata, outgrows } from './database/metadata'
import { listSessions, type OwnSession } from './database/own-sessions'
import { recentEvents, type SecurityEvent } from './database/recent-events'
import { standingOf, type SessionStanding } from './database/session-standing'
import type { AuthTables, JsonObject } from './database/tables'
import { addressIsConfirmed, hasBcryptHashes, lockUser } from './database/users'
import { failures } from './failures'
import { deleteAccount } from './flows/delete-account'
import { describeAccount } from './flows/describe-account'
import { endSession } from './flows/end-session'
import { secondFactorsOf, type SecondFactors } from './flows/second-factors-of'
import { tidy, type Tidied } from './flows/tidy'
import { hostOf } from './host'
import { loadKeyRing } from './keys/key-ring'
import { registerKeys } from './keys/registered-keys'
import { limitHeaderNames } from './limits/limit-headers'
import { createLimiter } from './limits/limiter'
import type { MailOrder } from './mail/mail-order'
import { sendOrderedMail } from './mail/send-ordered-mail'
import { resolveSettings, type AuthServerOptions } from './options'
import { makePasswords } from './passwords/passwords'
import { makeProviders } from './providers/provider-table'
import { absentFeatures } from './routes/absent-features'
import { adminPasskeyRoutes } from './routes/admin-passkey-routes'
import { adminRoutes } from './routes/admin-routes'
import { authorizeRoutes } from './routes/authorize-routes'
import { callbackRoutes } from './routes/callback-routes'
import { factorRoutes } from './routes/factor-routes'
import { identityRoutes } from './routes/identity-routes'
import { informationRoutes } from './routes/information-routes'
import { logoutRoutes } from './routes/logout-routes'
import { mailRoutes } from './routes/mail-routes'
import { otpRoutes } from './routes/otp-routes'
import { passkeyRoutes } from './routes/passkey-routes'
import { reauthenticationRoutes } from './routes/reauthentication-routes'
import { recoveryCodeRoutes } from './routes/recovery-code-routes'
import { signUpRoutes } from './routes/sign-up-routes'
import { tokenRoutes } from './routes/token-routes'
import { userRoutes } from './routes/user-routes'
import { verifyRoutes } from './routes/verify-routes'
import { makeApiKeyGate } from './wire/api-key'
import { makeErrorHandler, sendFailure } from './wire/error-reply'
import { notePaths } from './wire/known-paths'
import { makeRateLimits } from './wire/rate-limits'

/** What the hosting application can do with a running auth server. */
export interface AuthServer<Database = unknown> {
  /** Issuer of the access tokens; by default the option `externalUrl` without a trailing slash. */
  issuer: string
  /** Public keys, for verifying access tokens in the same process. */
  jwks: () => JSONWebKeySet
  /**
   * Merges into a user's `app_metadata`, one level deep; null removes a key. Shows in tokens from the next refresh on.
   * Answers whether the user exists. Throws when the result would be too large for a token.
   */
  setAppMetadata: (userId: string, metadata: JsonObject) => Promise<boolean>
  /**
   * Whether this session of a user opens the host's product: a token outlives the sign-out of its session, up to its own
   * end, and is also given to whoever has still to show the second factor.
   */
  sessionStanding: (sessionId: string, userId: string) => Promise<SessionStanding>
  /** The browsers in which a user is signed in, the one that was used last first. */
  listSessions: (userId: string) => Promise<OwnSession[]>
  /** Ends one session of a user; answers false when they have no such session. */
  endSession: (sessionId: string, userId: string) => Promise<boolean>
  /** What happened last to the security of an account, the newest first. */
  recentEvents: (userId: string, count: number) => Promise<SecurityEvent[]>
  /** Whether somebody has confirmed this address for an account. */
  hasAccount: (email: string) => Promise<boolean>
  /** What signs a user in beside their password; undefined where there is no such user. */
  secondFactors: (userId: string) => Promise<SecondFactors | undefined>
  /** Everything that is stored about a user, save what opens the account: for the user. */
  describeUser: (userId: string) => Promise<JsonObject | undefined>
  /** Removes everything that is stored about a user, in a transaction of the database that the server was given. */
  deleteUser: (trx: Transaction<Database>, userId: string) => Promise<void>
  /**
   * Makes and sends an ordered mail, if it is still due: link and code are made now, and their life begins. Rejects when
   * the mailer does. Doing one order twice makes one mail twice, whose link works.
   */
  sendMail: (order: MailOrder) => Promise<void>
  /**
   * Removes what has expired, and the accounts that `retention` wants gone, in batches; answers how many rows, by table.
   * To be called by the clock, from any number of processes.
   */
  tidy: (signal?: AbortSignal) => Promise<Tidied>
}

type HostApp<Logger extends FastifyBaseLogger, Provider extends FastifyTypeProvider> = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  Logger,
  Provider
>

const bodyLimitBytes = 1_048_576

/**
 * Mounts the auth server under its prefix, with its own error handler, body parser, CORS and key check; nothing of it
 * reaches the routes outside. Run `migrateAuthServer` first. Throws when the options or the keys file are unusable, and
 * a {@link ForeignKeysError} when the database is shared and knows other keys.
 */
export async function registerAuthServer<
  Database,
  Logger extends FastifyBaseLogger,
  Provider extends FastifyTypeProvider,
>(app: HostApp<Logger, Provider>, options: AuthServerOptions<Database>): Promise<AuthServer<Database>> {
  const settings = resolveSettings(options)
  const now = options.clock ?? (() => new Date())
  const db = ownTables(options.db)
  const context: AuthContext = {
    db,
    settings,
    keys: await loadKeyRing(keySource(options)),
    limiter: options.limiter ?? createLimiter({ now: () => now().getTime() }),
    now,
    passwords: makePasswords({
      hasOldHashes: await hasBcryptHashes(db),
      longestWait: settings.limits.passwordWaitSeconds * 1000,
    }),
    providers: makeProviders(options.providers ?? {}),
    ...hostOf(options, settings),
  }
  if (options.sharedDatabase === true) await registerKeys(context)
  await app.register(
    (scope, _options, done) =>
      mount(scope as unknown as FastifyInstance, context, options.isOutage ?? never).then(() => done(), done),
    {
      prefix: settings.prefix,
    },
  )
  return {
    issuer: settings.issuer,
    jwks: () => context.keys.jwks,
    setAppMetadata: (userId, metadata) => setAppMetadata(context, userId, metadata),
    sessionStanding: (sessionId, userId) => standingOf(context.db, { sessionId, userId, now: context.now() }),
    listSessions: (userId) => listSessions(context.db, userId),
    endSession: (sessionId, userId) => endSession(context, { sessionId, userId }),
    recentEvents: (userId, count) => recentEvents(context.db, userId, count),
    hasAccount: (email) => addressIsConfirmed(context.db, email.toLowerCase()),
    secondFactors: (userId) => secondFactorsOf(context, userId),
    describeUser: (userId) => describeAccount(context, userId),
    deleteUser: (trx, userId) => deleteAccount(context, ownTables(trx), userId),
    sendMail: (order) => sendOrderedMail(context, order),
    tidy: (signal) => tidy(context, signal),
  }
}

function keySource({
  keys,
  keysFile,
}: Pick<AuthServerOptions<never>, 'keys' | 'keysFile'>): Parameters<typeof loadKeyRing>[0] {
  if (keys !== undefined) return { keys }
  if (keysFile === undefined) throw new Error('keys or a keysFile are needed')
  return { path: keysFile }
}

/** The host's database as this server knows it: the host's own tables are none of its business. */
function ownTables<Database>(db: Kysely<Database>): Kysely<AuthTables> {
  return db.withoutPlugins().withSchema('auth') as unknown as Kysely<AuthTables>
}

function setAppMetadata(context: AuthContext, userId: string, metadata: JsonObject): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (user === undefined) return false
    if (outgrows(user.app_metadata, metadata)) throw new Error('The application metadata would be too large')
    return mergeMetadata(trx, userId, { column: 'app_metadata', data: metadata, now: context.now() })
  })
}

const never = () => false

async function mount(app: FastifyInstance, context: AuthContext, isOutage: (error: unknown) => boolean): Promise<void> {
  app.setErrorHandler(makeErrorHandler(isOutage))
  app.removeAllContentTypeParsers()
  // Kept as text: an empty or malformed body gets the error of the wire contract, from the route that needs one.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
    done(null, body),
  )
  await app.register(cors, corsOptions)
  await app.register(cookie)
  app.addHook('onRequest', keepOutOfCaches)
  app.addHook('onRequest', makeApiKeyGate(context.settings))
  const isKnownPath = notePaths(app)
  const limits = makeRateLimits(context)
  const rate = limits.check
  signUpRoutes(app, context, limits)
  tokenRoutes(app, context, limits)
  verifyRoutes(app, context, rate('verify'))
  mailRoutes(app, context, { recover: rate('recover'), resend: rate('resend') })
  otpRoutes(app, context, rate('otp'))
  userRoutes(app, context, rate('user'))
  reauthenticationRoutes(app, context, rate('reauthenticate'))
  authorizeRoutes(app, context, rate('provider'))
  callbackRoutes(app, context, rate('provider'))
  identityRoutes(app, context)
  logoutRoutes(app, context)
  informationRoutes(app, context)
  adminRoutes(app, context)
  factorRoutes(app, context, limits)
  recoveryCodeRoutes(app, context, limits)
  passkeyRoutes(app, context, limits)
  adminPasskeyRoutes(app, context)
  absentFeatures(app, context)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    return sendFailure(request, reply, isKnownPath(path) ? failures.methodNotAllowed : failures.notFound)
  })
}

/** Answers are personal, or tokens, unless their route says otherwise. */
const keepOutOfCaches: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store')
  done()
}

const corsOptions = {
  origin: '*',
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'Accept',
    'Authorization',
    'Content-Type',
    'X-Client-IP',
    'X-Client-Info',
    'X-JWT-AUD',
    'x-use-cookie',
    'X-Supabase-Api-Version',
    'apikey',
    'x-retry-count',
    'traceparent',
    'tracestate',
    'baggage',
  ],
  // Browsers hide the version header otherwise, and with it every error code from the client.
  exposedHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', ...limitHeaderNames],
  strictPreflight: false,
  maxAge: 600,
}
