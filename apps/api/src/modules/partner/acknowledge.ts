import type { Transaction } from 'kysely'
import { recordEvent } from '../../database/consultation-events.ts'
import { isHandedOver, versionColumn, type PartnerChannel } from '../../database/partner-channels.ts'
import type { Tables } from '../../database/tables.ts'
import type { LeadVersion } from '../../jobs/job-kinds.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { announceHandedOver, type Announcer } from '../slots/announce.ts'

/**
 * Records that the partner has a version, and notifies the person, once. Returns false if the version was superseded or
 * withdrawn. A state that the partner has moved on to since is kept.
 */
export async function acknowledge(
  trx: Transaction<Tables>,
  { queue }: { queue: JobQueue },
  { requestId, version }: LeadVersion,
): Promise<boolean> {
  const row = await trx
    .selectFrom('consultationRequests')
    .select(['state', 'acknowledgedAt'])
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('lead', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return false
  if (row.acknowledgedAt !== null) return true
  const state = row.state === 'queued' || row.state === 'sent' || row.state === 'failed' ? 'acknowledged' : row.state
  await trx
    .updateTable('consultationRequests')
    .set({ state, acknowledgedAt: new Date() })
    .where('id', '=', requestId)
    .execute()
  await recordEvent(trx, { requestId, version, event: 'acknowledged' })
  await queue.send(trx, 'request-mail', { requestId, version, what: 'handed-over' })
  return true
}

/**
 * Acknowledges through the link in an email. This also proves that the email arrived, even if the server crashed
 * before recording that it was sent.
 */
export async function acknowledgeByMail(
  trx: Transaction<Tables>,
  announcer: Announcer,
  named: LeadVersion,
): Promise<boolean> {
  const known = await acknowledge(trx, announcer, named)
  if (known) await noteTaken(trx, { ...announcer, channel: 'mail' }, named)
  return known
}

/**
 * Records that a channel has delivered a version; false if it already delivered that or a newer one, or the request is
 * gone. With its first version the partner also gets the appointment that was booked meanwhile.
 */
export async function noteTaken(
  trx: Transaction<Tables>,
  { channel, ...announcer }: Announcer & { channel: PartnerChannel },
  { requestId, version }: LeadVersion,
): Promise<boolean> {
  const column = versionColumn[channel]
  const row = await trx
    .selectFrom('consultationRequests')
    .select(['id', 'partner', 'webhookVersion', 'mailVersion'])
    .where('id', '=', requestId)
    .where(column, '<', version)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return false
  await trx
    .updateTable('consultationRequests')
    .set({ [column]: version })
    .where('id', '=', requestId)
    .execute()
  if (!isHandedOver(row)) await announceHandedOver(trx, announcer, row)
  return true
}
