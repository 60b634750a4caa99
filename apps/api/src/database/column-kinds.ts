import type { ColumnType } from 'kysely'

/** Set by the database unless provided. */
export type Timestamp = ColumnType<Date, Date | undefined, Date>

/** Set on insert only. */
export type Immutable<T> = ColumnType<T, T, never>
