import type { Kysely } from 'kysely'
import { recordEvent } from '../../database/consultation-events.ts'
import type { LeadVersion } from '../../database/lead.ts'
import { isHandedOver } from '../../database/partner-channels.ts'
import { markFailed } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import { cancelAppointmentOf, type Announcer } from '../../jobs/announce-appointment.ts'

/**
 * Records that a version could not be delivered, and notifies its person. False if the version is not awaiting
 * delivery.
 */
export async function markUndeliverable(
  { db, ...announcer }: Announcer & { db: Kysely<Tables> },
  { requestId, version }: LeadVersion,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const failed = await markFailed(trx, { requestId, version })
    if (!failed) return false
    await recordEvent(trx, { requestId, version, event: 'failed' })
    // Without the request nobody would keep the appointment. If the partner has an earlier version, it has the
    // appointment too.
    if (!isHandedOver(failed)) await cancelAppointmentOf(trx, announcer, failed)
    await announcer.queue.send(trx, 'request-mail', { requestId, version, what: 'failed' })
    return true
  })
}
