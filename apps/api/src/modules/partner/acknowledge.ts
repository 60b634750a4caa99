import type { Kysely, Transaction } from 'kysely'
import { recordEvent } from '../../database/consultation-events.ts'
import type { LeadVersion } from '../../database/lead.ts'
import { isHandedOver } from '../../database/partner-channels.ts'
import type { PartnerChannel } from '../../config/partner-config.ts'
import { partnerSecret } from '../../database/product-secrets.ts'
import { lockShared, markAcknowledged, markDelivered } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { announceHandedOver, type Announcer } from '../../jobs/announce-appointment.ts'
import { readAcknowledgement } from './acknowledgement-link.ts'

/**
 * Records that the partner has a version, and notifies the person, once. Returns false if the version was superseded or
 * withdrawn. A state that the partner has moved on to since is kept. `at`: when it said so, if that was before now.
 */
export async function acknowledge(
  trx: Transaction<Tables>,
  { queue }: { queue: JobQueue },
  { requestId, version, at }: LeadVersion & { at?: Date },
): Promise<boolean> {
  const row = await lockShared(trx, { requestId, version })
  if (!row) return false
  if (row.acknowledgedAt !== null) return true
  const state = row.state === 'queued' || row.state === 'sent' || row.state === 'failed' ? 'acknowledged' : row.state
  await markAcknowledged(trx, requestId, { state, at: at ?? new Date() })
  await recordEvent(trx, { requestId, version, event: 'acknowledged', ...(at ? { at } : {}) })
  await queue.send(trx, 'request-mail', { requestId, version, what: 'handed-over' })
  return true
}

/** The version that the link in an email to the partner is about; undefined if the link is forged or expired. */
export async function readLink(db: Kysely<Tables>, token: string): Promise<LeadVersion | undefined> {
  return readAcknowledgement(token, await partnerSecret(db), new Date())
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
  named: LeadVersion,
): Promise<boolean> {
  const row = await markDelivered(trx, channel, named)
  if (!row) return false
  if (!isHandedOver(row)) await announceHandedOver(trx, announcer, row)
  return true
}
