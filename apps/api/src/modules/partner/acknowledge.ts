import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.js'
import type { LeadVersion } from '../../jobs/job-kinds.js'
import type { JobQueue } from '../../jobs/job-queue.js'
import { recordEvent } from '../consultations/consultation-events.js'
import { announceHandedOver, type Announcer } from '../slots/announce.js'
import { isHandedOver, versionColumn, type PartnerChannel } from './channels.js'

/**
 * Writes down that the partner has a version, and tells its person, once. Whether it is known to have it: false when the
 * version has been overtaken or withdrawn. What the partner has done since stays the state.
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

/** Acknowledges by the link in a mail, which shows that the mail has come, even where the server died before it knew. */
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
 * Keeps that a channel has taken a version; false when it has taken that or a newer one before, or the request is gone. A
 * partner that has its first version hears of the appointment that was booked meanwhile.
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
