import type { RequestEvent, RequestState } from '@dst/contracts'
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely'
import { openStates } from './consultation-requests.ts'
import type { ConsultationRequestsTable } from './consultation-tables.ts'
import type { LeadVersion } from './lead.ts'
import { reachedColumns, triedColumn, versionColumn } from './partner-channels.ts'
import type { PartnerChannel } from '../config/partner-config.ts'
import type { Tables } from './tables.ts'

/** A version that a channel has yet to deliver; undefined if it is superseded, withdrawn, declined or delivered. */
export async function findUndelivered(
  db: Kysely<Tables>,
  channel: PartnerChannel,
  { requestId, version }: LeadVersion,
) {
  return db
    .selectFrom('consultationRequests')
    .select([versionColumn[channel], 'lead', 'partner', 'requestedAt', 'contactBy'])
    .select(isForgotten(channel).as('isForgotten'))
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('declined', 'is', null)
    .where(versionColumn[channel], '<', version)
    .executeTakeFirst()
}

/** Whether the firm has said that it deleted what it had, and has got nothing through the channel since. */
function isForgotten(channel: PartnerChannel) {
  return sql<boolean>`exists (select from consultation_events as told
    where told.request_id = consultation_requests.id and told.event = 'partner_deleted' and told.id > coalesce((
      select max(id) from consultation_events where request_id = consultation_requests.id and event = 'sent'
        and channel = ${channel}), 0))`
}

/** Records that a version is being sent through a channel; false if it was superseded, withdrawn or declined. */
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
    .where('declined', 'is', null)
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
    .select(['id', 'partner', ...reachedColumns])
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
export async function markAcknowledged(
  trx: Transaction<Tables>,
  id: string,
  { state, at }: { state: RequestState; at: Date },
): Promise<void> {
  await trx.updateTable('consultationRequests').set({ state, acknowledgedAt: at }).where('id', '=', id).execute()
}

/** Records that a version could not be delivered; undefined if it does not await delivery. */
export async function markFailed(trx: Transaction<Tables>, { requestId, version }: LeadVersion) {
  return trx
    .updateTable('consultationRequests')
    .set({ state: 'failed' })
    .where('id', '=', requestId)
    .where('version', '=', version)
    .where('state', '=', 'queued')
    .returning(['id', 'version', 'partner', ...reachedColumns])
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

const reportedColumns = [
  'id',
  'investorId',
  'state',
  'version',
  'acknowledgedAt',
  'sharedAt',
  'firmCrd',
  'lead',
  'partner',
  'phoneNumber',
  'contactTimeZone',
  ...reachedColumns,
] as const

/** A request that the partner reports about, locked until the transaction ends. */
export type ReportedRequest = NonNullable<Awaited<ReturnType<typeof lockReported>>>

/**
 * A request that the partner reports about. Locks the person before the request, as their own calls do, so that no
 * other request of theirs is opened meanwhile.
 */
export async function lockReported(trx: Transaction<Tables>, id: string) {
  const whose = trx.selectFrom('consultationRequests').select('investorId').where('id', '=', id)
  await trx.selectFrom('investors').select('id').where('id', '=', whose).forNoKeyUpdate().execute()
  return trx
    .selectFrom('consultationRequests')
    .select(reportedColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

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

/** Records what the partner has reported. */
export async function setReported(
  trx: Transaction<Tables>,
  id: string,
  values: Pick<Updateable<ConsultationRequestsTable>, 'state' | 'againAt' | 'outcome' | 'declined' | 'endedAt'>,
): Promise<void> {
  await trx.updateTable('consultationRequests').set(values).where('id', '=', id).execute()
}

/** Whether an event of this kind is recorded about the present version of a request. */
export async function hasHappened(
  db: Kysely<Tables>,
  { id, version }: { id: string; version: number },
  event: RequestEvent,
): Promise<boolean> {
  const found = await db
    .selectFrom('consultationEvents')
    .select('id')
    .where('requestId', '=', id)
    .where('version', '>=', version)
    .where('event', '=', event)
    .executeTakeFirst()
  return found !== undefined
}
