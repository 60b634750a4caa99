import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { AuthTables } from './database/tables'
import type { KeyRing } from './keys/key-ring'
import type { Limiter } from './limits/limiter'
import type { MailOrder } from './mail/mail-order'
import type { AuthMailWords } from './mail/mail-words'
import type { AuthMail, AuthSettings, ConfirmedAccount, RenderedMail } from './options'
import type { Passwords } from './passwords/passwords'
import type { Provider } from './providers/provider'

/** What flows and routes work with; repository functions get the database alone. */
export interface AuthContext {
  db: Kysely<AuthTables>
  settings: AuthSettings
  keys: KeyRing
  limiter: Limiter
  passwords: Passwords
  /** Through which people may sign in, by their names. */
  providers: ReadonlyMap<string, Provider>
  now: () => Date
  sendMail: (mail: AuthMail) => Promise<void>
  /** Gives the words of a mail their form. */
  renderMail: (words: AuthMailWords) => RenderedMail
  /** Orders a mail in the transaction of its cause. */
  enqueueMail: (trx: Kysely<AuthTables>, order: Omit<MailOrder, 'language'>) => Promise<void>
  /** Lets the host do what belongs to a confirmed address, in the transaction that confirms it. */
  addressConfirmed: (trx: Kysely<AuthTables>, account: ConfirmedAccount) => Promise<void>
}

/** Who is asking, as far as sessions and the audit log record it. */
export interface Caller {
  ip: string
  userAgent: string
  requestId: string
  log: FastifyBaseLogger
}
