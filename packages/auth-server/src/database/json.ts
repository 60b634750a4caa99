import type { ColumnType } from 'kysely'

/** JSON, written as a string: `pg` would otherwise send a JavaScript array as a Postgres array. */
export type Json<Value> = ColumnType<Value, string, string>
