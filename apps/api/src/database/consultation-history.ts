import type { Consultation, MyData, Partner } from '@dst/contracts'
import type { Kysely, Transaction } from 'kysely'
import { toAppointment } from './to-appointment.ts'
import { requestColumns, toReceipt } from './consultation-requests.ts'
import type { Tables } from './tables.ts'

/** Every request of an investor with its history, newest first. */
export async function listRequests(db: Kysely<Tables>, investorId: string, partner: Partner): Promise<Consultation[]> {
  const rows = await db
    .selectFrom('consultationRequests')
    .select(requestColumns)
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
    .select(['id', 'requestId', 'startsAt', 'endsAt', 'sequence', 'way'])
    .where('investorId', '=', investorId)
    .where('requestId', 'is not', null)
    .execute()
  const appointmentOf = ({ id, phoneNumber }: (typeof rows)[number]) => {
    const found = booked.find(({ requestId }) => requestId === id)
    return found ? toAppointment(found, phoneNumber) : null
  }
  const of = (id: string) =>
    events.filter(({ requestId }) => requestId === id).map(({ at, event }) => ({ at: at.toISOString(), event }))
  return rows.map((row) => ({
    ...toReceipt(row, partner),
    notes: row.notes,
    appointment: appointmentOf(row),
    // These are reset once the partner has been notified of a withdrawal.
    partnerMayHaveIt: row.webhookTried + row.mailTried > 0,
    events: of(row.id),
  }))
}

/** A person's requests with their full history, newest first. */
export async function consultationsOf(
  trx: Transaction<Tables>,
  investorId: string,
  partner: Partner,
): Promise<MyData['consultations']> {
  const requests = await listRequests(trx, investorId, partner)
  const rows = await trx
    .selectFrom('consultationRequests')
    .select(['id', 'score', 'tier', 'version', 'timeZone', 'sharedAt', 'acknowledgedAt'])
    .where('investorId', '=', investorId)
    .execute()
  const asked = await trx
    .selectFrom('consultationSubmissions')
    .select(['requestId', 'submittedAt'])
    .where('investorId', '=', investorId)
    .orderBy('submittedAt')
    .execute()
  const events = await trx
    .selectFrom('consultationEvents')
    .innerJoin('consultationRequests', 'consultationRequests.id', 'consultationEvents.requestId')
    .select([
      'consultationEvents.requestId',
      'consultationEvents.event',
      'consultationEvents.channel',
      'consultationEvents.version',
      'consultationEvents.at',
    ])
    .where('consultationRequests.investorId', '=', investorId)
    .orderBy('consultationEvents.id')
    .execute()
  return requests.flatMap((request) => {
    const row = rows.find(({ id }) => id === request.id)
    if (!row) return []
    return {
      ...request,
      ...row,
      sharedAt: row.sharedAt?.toISOString() ?? null,
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
      submittedAt: asked
        .filter(({ requestId }) => requestId === row.id)
        .map(({ submittedAt }) => submittedAt.toISOString()),
      events: events
        .filter(({ requestId }) => requestId === row.id)
        .map(({ event, channel, version, at }) => ({ event, channel, version, at: at.toISOString() })),
    }
  })
}

/** Events that prove that a request was sent, even after a withdrawal has reset what each channel has delivered. */
const proofs = ['sent', 'withdrawal_told'] as const

/** Each request that a person agreed to share, with what they agreed to and whether it was sent. */
export async function sharedOf(trx: Transaction<Tables>, investorId: string): Promise<MyData['shared']> {
  const rows = await trx
    .selectFrom('consultationRequests')
    .select((expression) => [
      'id',
      'state',
      'lead',
      expression
        .or([
          expression('webhookTried', '>', 0),
          expression('mailTried', '>', 0),
          expression(
            'id',
            'in',
            expression
              .selectFrom('consultationEvents')
              .select('requestId')
              .whereRef('requestId', '=', 'consultationRequests.id')
              .where('event', 'in', proofs),
          ),
        ])
        .$castTo<boolean>()
        .as('passedOn'),
    ])
    .where('investorId', '=', investorId)
    .where('sharedAt', 'is not', null)
    .orderBy('requestedAt', 'desc')
    .execute()
  return rows.map(({ id: requestId, lead, ...row }) => ({ requestId, ...row, lead: lead && { ...lead } }))
}
