import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JSONWebKeySet } from 'jose'
import type { Kysely, Transaction } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { mergeMetadata, outgrows } from '../database/metadata.ts'
import { recentEvents, type SecurityEvent } from '../database/recent-events.ts'
import { sessionStatusOf, type SessionStatus } from '../database/session-status.ts'
import type { AuthTables, JsonObject } from '../database/tables.ts'
import { addressIsConfirmed, hasBcryptHashes, lockUser } from '../database/users.ts'
import { deleteAccount } from '../flows/delete-account.ts'
import { describeAccount } from '../flows/describe-account.ts'
import { endSession } from '../flows/end-session.ts'
import { openHostSession } from '../flows/open-host-session.ts'
import { listSessions, type MySession } from '../flows/list-sessions.ts'
import { secondFactorsOf, type SecondFactors } from '../flows/second-factors-of.ts'
import { finishRemovals } from '../flows/finish-removals.ts'
import { tidy, type Tidied } from '../flows/tidy.ts'
import { hostOf } from './host.ts'
import { mount } from './mount.ts'
import { loadKeyRing } from '../keys/key-ring.ts'
import { registerKeys } from '../keys/registered-keys.ts'
import { createLimiter } from '../limits/limiter.ts'
import type { MailOrder } from '../mail/mail-order.ts'
import { sendOrderedMail } from '../delivery/send-ordered-mail.ts'
import { resolveSettings, type AuthServerOptions } from '../options/options.ts'
import type { SessionTokens } from '../wire/session-json.ts'
import { makePasswordJudge } from '../passwords/guessable.ts'
import { makePasswords } from '../passwords/passwords.ts'
import { makeProviders } from '../providers/provider-table.ts'

/** API for the hosting application of a running auth server. */
export interface AuthServer<Database = unknown> {
  /** Issuer of the access tokens; defaults to the option `externalUrl` without a trailing slash. */
  issuer: string
  /** Public keys, for verifying access tokens in the same process. */
  jwks: () => JSONWebKeySet
  /**
   * Merges into a user's `app_metadata`, one level deep; null removes a key. Visible in tokens from the next refresh
   * on. Returns whether the user exists. Throws if the result would be too large for a token.
   */
  setAppMetadata: (userId: string, metadata: JsonObject) => Promise<boolean>
  /**
   * Whether this session of a user gives access to the host's product: a token stays valid until it expires even after
   * its session was signed out, and is also issued before the second factor is passed.
   */
  sessionStatus: (sessionId: string, userId: string) => Promise<SessionStatus>
  /** The browsers that a user is signed in on, most recently used first. */
  listSessions: (userId: string) => Promise<MySession[]>
  /** Ends one session of a user; returns false if they have no such session. */
  endSession: (sessionId: string, userId: string) => Promise<boolean>
  /** The latest security events of an account, newest first. */
  recentEvents: (userId: string, count: number) => Promise<SecurityEvent[]>
  /**
   * Opens a session of two factors for a user whom the host itself has proven to be there, such as its developer on
   * their own machine, and returns its tokens; undefined if there is no such user. The address counts as confirmed.
   */
  openSession: (userId: string) => Promise<SessionTokens | undefined>
  /** Whether an account has confirmed this address. */
  hasAccount: (email: string) => Promise<boolean>
  /** A user's sign-in credentials other than the password; undefined if there is no such user. */
  secondFactors: (userId: string) => Promise<SecondFactors | undefined>
  /** Everything that is stored about a user, except credentials: for the user's own data export. */
  describeUser: (userId: string) => Promise<JsonObject | undefined>
  /** Deletes everything that is stored about a user, in a transaction of the database passed to the server. */
  deleteUser: (trx: Transaction<Database>, userId: string) => Promise<void>
  /**
   * Renders and sends a queued email, if it is still due: link and code are created now, and their lifetime starts.
   * Rejects when the mailer does. Processing an order twice sends the same email twice, with a working link.
   */
  sendMail: (order: MailOrder) => Promise<void>
  /**
   * Deletes expired rows, and the accounts that exceed `retention`, in batches; returns the number of rows by table.
   * Call it periodically, from any number of processes.
   */
  tidy: (signal?: AbortSignal) => Promise<Tidied>
  /**
   * Notifies the owners of second factors that were reported as lost, and removes those whose waiting time is over.
   * Call it every few minutes, from any number of processes.
   */
  finishRemovals: (signal?: AbortSignal) => Promise<void>
}

/**
 * Mounts the auth server under its prefix, with its own error handler, body parser, CORS and key check; none of these
 * affect routes outside. Run `migrateAuthServer` first. Throws if the options or the key file are invalid, and a
 * {@link ForeignKeysError} if the database is shared and has other keys registered.
 */
export async function registerAuthServer<
  Database,
  Logger extends FastifyBaseLogger,
  Provider extends FastifyTypeProvider,
>(
  app: FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger, Provider>,
  options: AuthServerOptions<Database>,
): Promise<AuthServer<Database>> {
  const settings = resolveSettings(options)
  const now = options.clock ?? (() => new Date())
  const db = authTables(options.db)
  const context: AuthContext = {
    db,
    settings,
    keys: await loadKeyRing(keySource(options)),
    limiter: options.limiter ?? createLimiter(options.clock && { now: () => now().getTime() }),
    now,
    passwords: makePasswords({
      hasOldHashes: await hasBcryptHashes(db),
      maxWaitMs: settings.limits.passwordWaitSeconds * 1000,
    }),
    judgePassword: options.guessablePasswords && (await makePasswordJudge(options.guessablePasswords.words)),
    providers: makeProviders(options.providers ?? {}),
    ...hostOf(options, settings),
  }
  if (options.sharedDatabase === true) await registerKeys(context)
  await app.register(
    (scope, _options, done) =>
      mount(scope as unknown as FastifyInstance, context, options.isOutage ?? (() => false)).then(() => done(), done),
    {
      prefix: settings.prefix,
    },
  )
  return {
    issuer: settings.issuer,
    jwks: () => context.keys.jwks,
    setAppMetadata: (userId, metadata) => setAppMetadata(context, userId, metadata),
    sessionStatus: (sessionId, userId) =>
      sessionStatusOf(context.db, { sessionId, userId, limits: settings.sessions, now: context.now() }),
    listSessions: (userId) => listSessions(context, userId),
    endSession: (sessionId, userId) => endSession(context, { sessionId, userId }),
    recentEvents: (userId, count) => recentEvents(context.db, userId, count),
    openSession: (userId) => openHostSession(context, userId),
    hasAccount: (email) => addressIsConfirmed(context.db, email.toLowerCase()),
    secondFactors: (userId) => secondFactorsOf(context, userId),
    describeUser: (userId) => describeAccount(context, userId),
    deleteUser: (trx, userId) => deleteAccount(context, authTables(trx), userId),
    sendMail: (order) => sendOrderedMail(context, order),
    tidy: (signal) => tidy(context, signal),
    finishRemovals: (signal) => finishRemovals(context, signal),
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

/** The host's database typed with only this server's tables. */
function authTables<Database>(db: Kysely<Database>): Kysely<AuthTables> {
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
