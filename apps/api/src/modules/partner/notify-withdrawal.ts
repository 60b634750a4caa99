import { recordEvent } from '../../database/consultation-events.ts'
import { triedColumn } from '../../database/partner-channels.ts'
import type { PartnerChannel } from '../../config/partner-config.ts'
import { findTried, markRecalled } from '../../database/request-delivery.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { Delivery } from './deliver.ts'
import { assertRecipient } from './recipient.ts'

/**
 * Notifies the firm that had a request that the consent is withdrawn, once, unless the person has given it again. If
 * the request was deleted or now belongs to another firm, there is no record of whether the firm was already notified;
 * the constant message id lets it detect a repeat. A person may share again while the partner is still responding: the
 * newer version then stays recorded, and the partner must ignore the withdrawal, as it is for an older version.
 */
export function withdrawalHandler({
  db,
  channel,
  firm,
  assertOpen,
  carry,
}: Delivery): JobHandler<`withdrawal-${PartnerChannel}`> {
  return async ({ requestId, version: known, firm: agreed }, signal) => {
    assertRecipient(firm, agreed)
    const found = await findTried(db, channel, requestId)
    const row = found?.partner?.crd === agreed ? found : undefined
    if (row && (row.lead !== null || row[triedColumn[channel]] === 0)) return 'nothing_sent'
    await assertOpen()
    const version = row?.version ?? known
    await carry({ id: `${requestId}.${version}.withdrawn`, type: 'lead.withdrawn', requestId, version }, signal)
    if (!row) return undefined
    await db.transaction().execute(async (trx) => {
      if (await markRecalled(trx, channel, { requestId, version }))
        await recordEvent(trx, { requestId, version, event: 'withdrawal_told', channel })
    })
    return undefined
  }
}
