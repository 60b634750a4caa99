import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.js'
import type { LeadVersion } from '../../jobs/job-kinds.js'
import { recordEvent } from '../consultations/consultation-events.js'
import { isHandedOver } from './channels.js'
import { cancelAppointmentOf, type Announcer } from '../slots/announce.js'

/** Writes down that a version will not arrive by itself, and tells its person. False when it is not on its way. */
export async function giveUp(
  { db, ...announcer }: Announcer & { db: Kysely<Tables> },
  { requestId, version }: LeadVersion,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const failed = await trx
      .updateTable('consultationRequests')
      .set({ state: 'failed' })
      .where('id', '=', requestId)
      .where('version', '=', version)
      .where('state', '=', 'queued')
      .returning(['id', 'version', 'webhookVersion', 'mailVersion', 'partner'])
      .executeTakeFirst()
    if (!failed) return false
    await recordEvent(trx, { requestId, version, event: 'failed' })
    // Nobody keeps the appointment of a request that has not come. With an earlier version the partner has the appointment too.
    if (!isHandedOver(failed)) await cancelAppointmentOf(trx, announcer, failed)
    await announcer.queue.send(trx, 'request-mail', { requestId, version, what: 'failed' })
    return true
  })
}
