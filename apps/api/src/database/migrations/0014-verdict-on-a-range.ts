import { sql, type Kysely } from 'kysely'

/** Counts the verdict that depends on state tax apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verdict_counts drop constraint verdict_counts_rule_check`.execute(db)
  await sql`alter table verdict_counts add constraint verdict_counts_rule_check check (rule between 1 and 11)`.execute(
    db,
  )
}
