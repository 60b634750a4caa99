import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The error that pg throws when nothing listens at the database's address. */
export const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

/** A database on which every connection fails with `failure`. */
export function brokenDatabase(failure: Error): Kysely<Tables> {
  const pool = { connect: () => Promise.reject(failure), end: () => Promise.resolve(), options: {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
