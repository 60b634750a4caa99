import { sql, type RawBuilder } from 'kysely'

/** A place in a list that is sorted by a moment and an id: the last row of a page. */
export interface Place {
  /** Microseconds since 1970, as a Date is less precise than the database. */
  micros: string
  id: string
}

/** The moment of a column as part of a {@link Place}. */
export function microsOf(column: string): RawBuilder<string> {
  return sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`
}

/** The moment of a place. */
export function momentOf({ micros }: Place): RawBuilder<Date> {
  return sql<Date>`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond')`
}

/** The text by which a caller asks for what follows a place. */
export function cursorOf({ micros, id }: Place): string {
  return `${micros}_${id}`
}

/** The place that a cursor names; undefined for a text that is none. */
export function readCursor(cursor: string): Place | undefined {
  const [, micros, id] = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? []
  return micros === undefined || id === undefined ? undefined : { micros, id }
}
