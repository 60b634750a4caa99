import { clearExpiredShares } from '../../database/exchange-shares.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { ShareDeps } from './exchange-shares-service.ts'

/** Deletes what links showed once their time is over. */
export function exchangeCleanupHandler({ db, now }: ShareDeps): JobHandler<'exchange-cleanup'> {
  return () => clearExpiredShares(db, now())
}
