import type { Consultation, ConsultationReceipt, ConsultationRequest, Partner } from '@dst/contracts'
import type { Tier } from '@dst/domain/tiers'
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { ConsultationRequestsTable } from './consultation-tables.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Tables } from './tables.ts'

/** The states in which a new submission changes the existing request instead of creating another one. */
export const openStates = [
  'saved',
  'queued',
  'sent',
  'acknowledged',
  'scheduled',
  'failed',
] as const satisfies readonly ConsultationReceipt['state'][]

const columns = [
  'id',
  'requestedAt',
  'preferredContactMethod',
  'bestContactTime',
  'contactTimeZone',
  'shareDataConsent',
  'textConsent',
  'phoneNumber',
  'notes',
  'facts',
  'state',
  'contactBy',
  'partner',
  'version',
  'webhookVersion',
  'mailVersion',
  'webhookTried',
  'mailTried',
  'sharedAt',
  'score',
  'tier',
] as const satisfies readonly (keyof ConsultationRequestsTable)[]

/** A request as read from its row. */
export type RequestRow = Pick<Selectable<ConsultationRequestsTable>, (typeof columns)[number]>

/** The investor's earlier submission with this key: what was requested, and the request that it created or changed. */
export async function findRequestSubmission(trx: Transaction<Tables>, investorId: string, idempotencyKey: string) {
  return trx
    .selectFrom('consultationSubmissions')
    .select(['requestId', 'fingerprint'])
    .where('investorId', '=', investorId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
}

interface NewSubmission {
  investorId: string
  requestId: string
  idempotencyKey: string | undefined
  request: ConsultationRequest
}

/** Records a submission: its key and the request it applies to. */
export async function insertRequestSubmission(
  trx: Transaction<Tables>,
  { request, idempotencyKey, ...ids }: NewSubmission,
): Promise<void> {
  await trx
    .insertInto('consultationSubmissions')
    .values({ ...ids, idempotencyKey: idempotencyKey ?? null, fingerprint: fingerprintOf(request) })
    .execute()
}

/** The investor's own request by its id, locked until the transaction ends. */
export async function lockRequest(
  trx: Transaction<Tables>,
  investorId: string,
  id: string,
): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('consultationRequests')
    .select(columns)
    .where('investorId', '=', investorId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The investor's one open request, locked until the transaction ends. */
export async function lockOpenRequest(trx: Transaction<Tables>, investorId: string): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('consultationRequests')
    .select(columns)
    .where('investorId', '=', investorId)
    .where('state', 'in', openStates)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether a request of the investor is shared with the partner, or was shared and has not been withdrawn. */
export async function sharesAnything(trx: Transaction<Tables>, investorId: string): Promise<boolean> {
  const shared = await trx
    .selectFrom('consultationRequests')
    .select('id')
    .where('investorId', '=', investorId)
    .where('shareDataConsent', '=', true)
    .executeTakeFirst()
  return shared !== undefined
}

/** The parts of a request that the person chooses. */
type Details = Omit<ConsultationRequest, 'phoneNumber' | 'contactTimeZone'> &
  Record<'phoneNumber' | 'contactTimeZone', string | null>

interface NewRequest {
  investorId: string
  request: Details
  outcome: { score: number; tier: Tier }
}

/** Creates a request that nobody has been notified of yet. */
export async function insertRequest(
  trx: Transaction<Tables>,
  { investorId, request, outcome }: NewRequest,
): Promise<RequestRow> {
  return trx
    .insertInto('consultationRequests')
    .values({ investorId, ...detailColumns(request), ...outcome })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Updates columns of one request and returns the updated row. */
export async function updateRequest(
  trx: Transaction<Tables>,
  id: string,
  values: Updateable<ConsultationRequestsTable>,
): Promise<RequestRow> {
  return trx
    .updateTable('consultationRequests')
    .set(values)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The parts of a request that the person chooses, as columns. */
export function detailColumns(request: Details) {
  return {
    preferredContactMethod: request.preferredContactMethod,
    bestContactTime: request.bestContactTime,
    contactTimeZone: request.contactTimeZone,
    shareDataConsent: request.shareDataConsent,
    textConsent: request.textConsent,
    phoneNumber: request.phoneNumber,
    notes: request.notes || null,
    facts: factsColumn(request.facts),
  }
}

function factsColumn(facts: ConsultationRequest['facts']): string | null {
  return facts === undefined || Object.keys(facts).length === 0 ? null : JSON.stringify(facts)
}

/** Every request of an investor with its history, newest first. */
export async function listRequests(db: Kysely<Tables>, investorId: string, partner: Partner): Promise<Consultation[]> {
  const rows = await db
    .selectFrom('consultationRequests')
    .select(columns)
    .where('investorId', '=', investorId)
    .orderBy('requestedAt', 'desc')
    .execute()
  if (rows.length === 0) return []
  const events = await db
    .selectFrom('consultationEvents')
    .select(['requestId', 'event', 'at'])
    .where(
      'requestId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const booked = await db
    .selectFrom('appointments')
    .select(['id', 'requestId', 'startsAt', 'endsAt', 'sequence'])
    .where('investorId', '=', investorId)
    .where('requestId', 'is not', null)
    .execute()
  const appointmentOf = (id: string) => {
    const found = booked.find(({ requestId }) => requestId === id)
    return found
      ? { id: found.id, start: found.startsAt.toISOString(), end: found.endsAt.toISOString(), sequence: found.sequence }
      : null
  }
  const of = (id: string) =>
    events.filter(({ requestId }) => requestId === id).map(({ at, event }) => ({ at: at.toISOString(), event }))
  return rows.map((row) => ({
    ...toReceipt(row, partner),
    notes: row.notes,
    appointment: appointmentOf(row.id),
    // These are reset once the partner has been notified of a withdrawal.
    partnerMayHaveIt: row.webhookTried + row.mailTried > 0,
    events: of(row.id),
  }))
}

/** What a person sees of a request. The firm is the one named in the consent, or the current one before consent. */
export function toReceipt(row: RequestRow, partner: Partner): ConsultationReceipt {
  return {
    id: row.id,
    requestDate: row.requestedAt.toISOString(),
    preferredContactMethod: row.preferredContactMethod,
    bestContactTime: row.bestContactTime,
    contactTimeZone: row.contactTimeZone,
    shareDataConsent: row.shareDataConsent,
    textConsent: row.textConsent,
    phoneNumber: row.phoneNumber,
    facts: row.facts,
    state: row.state,
    contactBy: row.contactBy?.toISOString() ?? null,
    partner: row.partner ?? partner,
  }
}
