import type { ConsultationReceipt, ConsultationRequest, PhoneSource, SubmittedChoices } from '@dst/contracts'
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

/** The columns of a {@link RequestRow}. */
export const requestColumns = [
  'id',
  'requestedAt',
  'preferredContactMethod',
  'bestContactTime',
  'contactTimeZone',
  'shareDataConsent',
  'textConsent',
  'phoneNumber',
  'phoneSource',
  'notes',
  'facts',
  'state',
  'contactBy',
  'partner',
  'version',
  'webhookVersion',
  'mailVersion',
  'deskVersion',
  'webhookTried',
  'mailTried',
  'sharedAt',
  'score',
  'tier',
] as const satisfies readonly (keyof ConsultationRequestsTable)[]

/** A request as read from its row. */
export type RequestRow = Pick<Selectable<ConsultationRequestsTable>, (typeof requestColumns)[number]>

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
    .values({
      ...ids,
      idempotencyKey: idempotencyKey ?? null,
      fingerprint: fingerprintOf(request),
      choices: JSON.stringify(choicesOf(request)),
    })
    .execute()
}

function choicesOf(request: ConsultationRequest): SubmittedChoices {
  return {
    method: request.preferredContactMethod,
    shareDataConsent: request.shareDataConsent,
    textConsent: request.textConsent,
    facts: Object.keys(request.facts ?? {}).toSorted(),
  }
}

/** The investor's own request by its id, locked until the transaction ends. */
export async function lockRequest(
  trx: Transaction<Tables>,
  investorId: string,
  id: string,
): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('consultationRequests')
    .select(requestColumns)
    .where('investorId', '=', investorId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The investor's one open request, locked until the transaction ends. */
export async function lockOpenRequest(trx: Transaction<Tables>, investorId: string): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('consultationRequests')
    .select(requestColumns)
    .where('investorId', '=', investorId)
    .where('state', 'in', openStates)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The time zone of a person's open request; null if it has none, or there is no such request. */
export async function findContactZone(db: Kysely<Tables>, investorId: string): Promise<string | null> {
  const row = await db
    .selectFrom('consultationRequests')
    .select('contactTimeZone')
    .where('investorId', '=', investorId)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  return row?.contactTimeZone ?? null
}

/** A request that is about to be deleted, and its appointment. */
export type LeavingRequest = Awaited<ReturnType<typeof lockLeaving>>[number]

/** The person's requests and what the partner may know of each, locked until the transaction ends. */
export async function lockLeaving(trx: Transaction<Tables>, investorId: string) {
  const requests = await trx
    .selectFrom('consultationRequests')
    .select(['id', 'version', 'lead', 'partner', 'shareDataConsent', 'webhookTried', 'mailTried', 'deskVersion'])
    .where('investorId', '=', investorId)
    .forUpdate()
    .execute()
  const appointments = await trx
    .selectFrom('appointments')
    .select(['id', 'requestId', 'startsAt', 'endsAt', 'sequence'])
    .where('investorId', '=', investorId)
    .execute()
  return requests.map((request) => ({
    ...request,
    appointment: appointments.find(({ requestId }) => requestId === request.id),
  }))
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

/** What an email to the person about their request says; undefined if the request is gone. */
export async function findMailed(db: Kysely<Tables>, requestId: string) {
  return db
    .selectFrom('consultationRequests as request')
    .innerJoin('investors as investor', 'investor.id', 'request.investorId')
    .select([
      'investor.email',
      'investor.emailNotifications',
      'request.state',
      'request.version',
      'request.preferredContactMethod',
      'request.bestContactTime',
      'request.contactTimeZone',
      'request.contactBy',
      'request.facts',
      'request.partner',
      'request.timeZone',
      'request.webhookVersion',
      'request.mailVersion',
      'request.deskVersion',
      'request.declined',
    ])
    .where('request.id', '=', requestId)
    .executeTakeFirst()
}

/** The parts of a request that the person chooses. */
type Details = Omit<ConsultationRequest, 'phoneNumber' | 'contactTimeZone'> &
  Record<'phoneNumber' | 'contactTimeZone', string | null> & { phoneSource: PhoneSource | null }

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
    .returning(requestColumns)
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
    .returning(requestColumns)
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
    phoneSource: request.phoneSource,
    notes: request.notes || null,
    facts: factsColumn(request.facts),
  }
}

function factsColumn(facts: ConsultationRequest['facts']): string | null {
  return facts === undefined || Object.keys(facts).length === 0 ? null : JSON.stringify(facts)
}
