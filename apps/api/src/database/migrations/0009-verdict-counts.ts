import { sql, type Kysely } from 'kysely'

/** How often each verdict was shown, by month; nothing about anybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table verdict_counts (
    month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
    rule smallint not null check (rule between 1 and 10),
    shown integer not null default 1,
    primary key (month, rule)
  )`.execute(db)
}
