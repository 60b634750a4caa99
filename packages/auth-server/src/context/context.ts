import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { AuthTables } from '../database/tables.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { MailOrder } from '../mail/mail-order.ts'
import type { AuthMailCopy, RenderedMail } from '../mail/mail-messages.ts'
import type { AuthMail, AuthSettings, ConfirmedAccount } from '../options/options.ts'
import type { JudgePassword } from '../passwords/guessable.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Provider } from '../providers/provider.ts'

/** What flows and routes work with; repository functions get only the database. */
export interface AuthContext {
  db: Kysely<AuthTables>
  settings: AuthSettings
  keys: KeyRing
  limiter: Limiter
  passwords: Passwords
  /** Undefined if the host accepts passwords that are easy to guess. */
  judgePassword: JudgePassword | undefined
  /** Providers that users can sign in through, by name. */
  providers: ReadonlyMap<string, Provider>
  now: () => Date
  sendMail: (mail: AuthMail) => Promise<void>
  /** Renders the content of an email. */
  renderMail: (message: AuthMailCopy) => RenderedMail
  /** Queues an email in the transaction that causes it. */
  enqueueMail: (trx: Kysely<AuthTables>, order: Omit<MailOrder, 'language'>) => Promise<void>
  /** Lets the host do its own work for a confirmed address, in the transaction that confirms it. */
  addressConfirmed: (trx: Kysely<AuthTables>, account: ConfirmedAccount) => Promise<void>
}

/** The client making the request, as recorded by sessions and the audit log. */
export interface Caller {
  ip: string
  userAgent: string
  /** IANA name of the browser's time zone, if it names one (`X-Time-Zone`). */
  timeZone: string | null
  headers: IncomingHttpHeaders
  requestId: string
  log: FastifyBaseLogger
}
