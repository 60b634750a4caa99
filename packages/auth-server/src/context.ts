import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { AuthTables } from './database/tables'
import type { KeyRing } from './keys/key-ring'
import type { Limiter } from './limits/limiter'
import type { AuthMail, AuthSettings } from './options'
import type { Passwords } from './passwords/passwords'

/** What flows and routes work with; repository functions get the database alone. */
export interface AuthContext {
  db: Kysely<AuthTables>
  settings: AuthSettings
  keys: KeyRing
  limiter: Limiter
  passwords: Passwords
  now: () => Date
  sendMail: (mail: AuthMail) => Promise<void>
}

/** Who is asking, as far as sessions and the audit log record it. */
export interface Caller {
  ip: string
  userAgent: string
  log: FastifyBaseLogger
}
