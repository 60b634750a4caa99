import type { VerdictCount } from '@dst/contracts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Counts that a verdict was shown in a month (yyyy-mm). */
export async function countVerdict(db: Kysely<Tables>, { month, rule }: Omit<VerdictCount, 'shown'>): Promise<void> {
  await db
    .insertInto('verdictCounts')
    .values({ month, rule })
    .onConflict((conflict) => conflict.columns(['month', 'rule']).doUpdateSet({ shown: sql`verdict_counts.shown + 1` }))
    .execute()
}

/** How often each verdict was shown, latest month first. */
export async function listVerdictCounts(db: Kysely<Tables>): Promise<VerdictCount[]> {
  return db
    .selectFrom('verdictCounts')
    .select(['month', 'rule', 'shown'])
    .orderBy('month', 'desc')
    .orderBy('rule')
    .execute()
}
