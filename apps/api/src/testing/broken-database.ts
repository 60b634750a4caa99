import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../database/tables.js'

/** What pg throws while nobody listens at the database's address. */
export const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

/** A database whose every connection fails with `failure`. */
export function brokenDatabase(failure: Error): Kysely<Tables> {
  const pool = { connect: () => Promise.reject(failure), end: () => Promise.resolve(), options: {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
