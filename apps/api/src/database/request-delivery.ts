import type { RequestState } from '@dst/contracts'
import type { Kysely, Transaction } from 'kysely'
import { openStates } from './consultation-requests.ts'
import type { LeadVersion } from './lead.ts'
import { triedColumn, versionColumn } from './partner-channels.ts'
import type { PartnerChannel } from '../config/partner-config.ts'
import type { Tables } from './tables.ts'

/** A version that a channel has yet to deliver; undefined if it was superseded or withdrawn, or is delivered. */
export async function findUndelivered(
  db: Kysely<Tables>,
  channel: PartnerChannel,
  { requestId, version }: LeadVersion,
) {
  return db
    .selectFrom('consultationRequests')
    .select([versionColumn[channel], 'lead', 'partner', 'requestedAt', 'contactBy'])
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where(versionColumn[channel], '<', version)
    .executeTakeFirst()
}

/** Records that a version is being sent through a channel; false if it was superseded or withdrawn. */
export async function markTried(
  db: Kysely<Tables>,
  channel: PartnerChannel,
  { requestId, version }: LeadVersion,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consultationRequests')
    .set({ [triedColumn[channel]]: version })
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('lead', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Records that a channel has delivered a version, and returns what was delivered before; undefined if the channel
 * already delivered that or a newer one, or the request is gone.
 */
export async function markDelivered(
  trx: Transaction<Tables>,
  channel: PartnerChannel,
  { requestId, version }: LeadVersion,
) {
  const column = versionColumn[channel]
  const row = await trx
    .selectFrom('consultationRequests')
    .select(['id', 'partner', 'webhookVersion', 'mailVersion'])
    .where('id', '=', requestId)
    .where(column, '<', version)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  await trx
    .updateTable('consultationRequests')
    .set({ [column]: version })
    .where('id', '=', requestId)
    .execute()
  return row
}

/** Records that a version was sent, unless the partner has said more about it or it was superseded or withdrawn. */
export async function markSent(trx: Transaction<Tables>, { requestId, version }: LeadVersion): Promise<void> {
  await trx
    .updateTable('consultationRequests')
    .set({ state: 'sent' })
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('lead', 'is not', null)
    .where('state', 'in', ['queued', 'failed'])
    .execute()
}

/** A version that the partner may acknowledge, locked; undefined if it was superseded or withdrawn. */
export async function lockShared(trx: Transaction<Tables>, { requestId, version }: LeadVersion) {
  return trx
    .selectFrom('consultationRequests')
    .select(['state', 'acknowledgedAt'])
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('lead', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Records that the partner has the request, and its state from then on. */
export async function markAcknowledged(trx: Transaction<Tables>, id: string, state: RequestState): Promise<void> {
  await trx
    .updateTable('consultationRequests')
    .set({ state, acknowledgedAt: new Date() })
    .where('id', '=', id)
    .execute()
}

/** Records that a version could not be delivered; undefined if it does not await delivery. */
export async function markFailed(trx: Transaction<Tables>, { requestId, version }: LeadVersion) {
  return trx
    .updateTable('consultationRequests')
    .set({ state: 'failed' })
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('state', '=', 'queued')
    .returning(['id', 'version', 'webhookVersion', 'mailVersion', 'partner'])
    .executeTakeFirst()
}

/** What a channel may have sent of a request, whether or not it is withdrawn. */
export async function findTried(db: Kysely<Tables>, channel: PartnerChannel, requestId: string) {
  return db
    .selectFrom('consultationRequests')
    .select(['version', 'lead', 'partner', triedColumn[channel]])
    .where('id', '=', requestId)
    .executeTakeFirst()
}

/** Records that a channel has told the partner of a withdrawal; false if the person has shared the request again. */
export async function markRecalled(
  trx: Transaction<Tables>,
  channel: PartnerChannel,
  { requestId, version }: LeadVersion,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('consultationRequests')
    .set({ [versionColumn[channel]]: 0, [triedColumn[channel]]: 0 })
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('lead', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * A request that the partner reports about. Locks the person before the request, as their own calls do, so that no
 * other request of theirs is opened meanwhile.
 */
export async function lockReported(trx: Transaction<Tables>, id: string) {
  const whose = trx.selectFrom('consultationRequests').select('investorId').where('id', '=', id)
  await trx.selectFrom('investors').select('id').where('id', '=', whose).forNoKeyUpdate().execute()
  return trx
    .selectFrom('consultationRequests')
    .select(['id', 'investorId', 'state', 'version', 'webhookVersion', 'mailVersion', 'lead', 'partner'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A request that the partner reports about. */
export type ReportedRequest = NonNullable<Awaited<ReturnType<typeof lockReported>>>

/** Whether another request of the same person is open. */
export async function hasOtherOpen(
  trx: Transaction<Tables>,
  { id, investorId }: { id: string; investorId: string },
): Promise<boolean> {
  const other = await trx
    .selectFrom('consultationRequests')
    .select('id')
    .where('investorId', '=', investorId)
    .where('id', '<>', id)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  return other !== undefined
}

/** Records the state that the partner has reported. */
export async function setState(trx: Transaction<Tables>, id: string, state: RequestState): Promise<void> {
  await trx.updateTable('consultationRequests').set({ state }).where('id', '=', id).execute()
}
