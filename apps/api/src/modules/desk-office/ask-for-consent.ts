import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../database/audit.ts'
import { lockAsked, recordAsk } from '../../database/consent-asks.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { DeskCaller } from '../../plugins/desk-access.ts'
import { whyNotAskable, type AskedFirm, type WhyNotAskable } from './askable.ts'

interface Deps {
  db: Kysely<Tables>
  queue: JobQueue
  firm: AskedFirm
}

/**
 * Asks a person by mail whether their request may go to the configured firm, once per request and firm. Nothing is
 * handed over by it: the person shares the request on their profile, or does not.
 */
export async function askForConsent(
  { db, queue, firm }: Deps,
  caller: DeskCaller,
  id: string,
): Promise<Result<null, 'not_found' | 'consent_already_asked' | WhyNotAskable>> {
  return db.transaction().execute(async (trx) => {
    const row = await lockAsked(trx, id)
    if (!row) return fail('not_found' as const)
    const why = whyNotAskable(row, firm)
    if (why) return fail(why)
    const isFirst = await recordAsk(trx, { requestId: id, firm: firm.crd, askedBy: caller.id })
    if (!isFirst) return fail('consent_already_asked' as const)
    await queue.send(trx, 'consent-ask-mail', { requestId: id, firm: firm.crd })
    await recordAudit(trx, {
      action: 'consent_asked',
      investorId: row.investorId,
      requestId: caller.requestId,
      details: { request: id, member: caller.id, firm: firm.crd },
    })
    return succeed(null)
  })
}
