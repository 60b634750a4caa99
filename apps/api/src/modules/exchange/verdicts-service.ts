import type { VerdictCount } from '@dst/contracts'
import { countVerdict, listVerdictCounts } from '../../database/verdict-counts.ts'
import type { ShareDeps } from './exchange-shares-service.ts'

/** Counts that a verdict was shown, in the present month. */
export async function countDisplayedVerdict({ db, now }: ShareDeps, rule: VerdictCount['rule']): Promise<void> {
  await countVerdict(db, { month: now().toISOString().slice(0, 'yyyy-mm'.length), rule })
}

/** How often each verdict was shown, latest month first. */
export async function listVerdicts({ db }: Pick<ShareDeps, 'db'>): Promise<VerdictCount[]> {
  return listVerdictCounts(db)
}
