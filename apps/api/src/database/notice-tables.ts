import type { ColumnType, Generated } from 'kysely'
import type { Immutable } from './column-kinds.ts'

/** Former addresses that a deletion is yet to be confirmed to; a row goes when its mail is sent. */
export interface DeletionNoticesTable {
  id: Generated<string>
  address: Immutable<string>
  deletedAt: ColumnType<Date, Date | undefined, never>
}

/** Who was told of which coming version of the legal pages. */
export interface LegalNoticesTable {
  investorId: Immutable<string>
  /** The day on which the version takes effect, as yyyy-mm-dd. */
  version: Immutable<string>
  queuedAt: ColumnType<Date, Date | undefined, never>
}
