import type { JobHandler } from '../../jobs/job-kinds.js'
import { recordEvent } from '../consultations/consultation-events.js'
import { triedColumn, versionColumn, type PartnerChannel } from './channels.js'
import type { Delivery } from './deliver.js'
import { assertRecipient } from './recipient.js'

/**
 * Tells the firm that had a request that the consent is gone, once, unless the person has given it again. Of a request
 * that is deleted, or that another firm has now, nothing is left to say whether it was told before: the id lets it see
 * that. A person may share again while the partner is still answering: what it has then is kept, and the withdrawal, of
 * an older version, is for the partner to pass over.
 */
export function withdrawalHandler({ db, channel, firm, carry }: Delivery): JobHandler<`withdrawal-${PartnerChannel}`> {
  const [taken, tried] = [versionColumn[channel], triedColumn[channel]]
  return async ({ requestId, version: known, firm: agreed }, signal) => {
    assertRecipient(firm, agreed)
    const found = await db
      .selectFrom('consultationRequests')
      .select(['version', 'lead', 'partner', tried])
      .where('id', '=', requestId)
      .executeTakeFirst()
    const row = found?.partner?.crd === agreed ? found : undefined
    if (row && (row.lead !== null || row[tried] === 0)) return
    const version = row?.version ?? known
    await carry({ id: `${requestId}.${version}.withdrawn`, type: 'lead.withdrawn', requestId, version }, signal)
    if (!row) return
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('consultationRequests')
        .set({ [taken]: 0, [tried]: 0 })
        .where('id', '=', requestId)
        .where('version', '=', version)
        .where('lead', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await recordEvent(trx, { requestId, version, event: 'withdrawal_told', channel })
    })
  }
}
