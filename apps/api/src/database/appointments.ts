import type { ConversationWay, Hold, MyData } from '@dst/contracts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { AppointmentsTable, Tables } from './tables.ts'

/** Minutes that a slot stays reserved for a person who has not decided yet. */
const holdMinutes = 10
const columns = [
  'id',
  'startsAt',
  'endsAt',
  'sequence',
  'holdId',
  'way',
] as const satisfies readonly (keyof AppointmentsTable)[]

type Row = Pick<Selectable<AppointmentsTable>, (typeof columns)[number]>

/** A time range that cannot be booked. */
export interface Busy {
  startsAt: Date
  endsAt: Date
}

/** Current and future bookings, and holds; without those of a person, if one is named. */
export async function findBusy(
  db: Kysely<Tables>,
  { investorId, now }: { investorId?: string; now: Date },
): Promise<Busy[]> {
  return db
    .selectFrom('appointments')
    .select(['startsAt', 'endsAt'])
    .where('endsAt', '>', now)
    .where((where) =>
      where.or([
        where('heldUntil', 'is', null),
        where.and([
          where('heldUntil', '>', now),
          ...(investorId === undefined ? [] : [where('investorId', '<>', investorId)]),
        ]),
      ]),
    )
    .execute()
}

/**
 * Holds a slot for a person, replacing their earlier hold. Undefined when somebody else has it; the earlier hold then
 * stays.
 */
export async function hold(
  trx: Transaction<Tables>,
  { investorId, startsAt, endsAt, now }: { investorId: string; startsAt: Date; endsAt: Date; now: Date },
): Promise<Hold | undefined> {
  const heldUntil = new Date(now.getTime() + holdMinutes * 60_000)
  const row = await trx
    .insertInto('appointments')
    .values({ investorId, requestId: null, startsAt, endsAt, heldUntil, holdId: null })
    .onConflict((conflict) =>
      conflict
        .column('startsAt')
        .doUpdateSet({ id: sql`excluded.id`, investorId, endsAt, heldUntil })
        .where((where) =>
          where.or([
            where('appointments.heldUntil', '<=', now),
            where.and([
              where('appointments.heldUntil', 'is not', null),
              where('appointments.investorId', '=', investorId),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await removeOtherHolds(trx, investorId, row.id)
  return { id: row.id, start: startsAt.toISOString(), end: endsAt.toISOString(), heldUntil: heldUntil.toISOString() }
}

/**
 * Skips locked rows: such a hold has expired and is being taken over by somebody else, so waiting for it could
 * deadlock.
 */
async function removeOtherHolds(trx: Transaction<Tables>, investorId: string, id: string): Promise<void> {
  const others = trx
    .selectFrom('appointments')
    .select('id')
    .where('investorId', '=', investorId)
    .where('heldUntil', 'is not', null)
    .where('id', '<>', id)
  await trx.deleteFrom('appointments').where('id', 'in', others.forUpdate().skipLocked()).execute()
}

/** The person's own hold if it has not expired, locked until the transaction ends. */
export async function lockHold(
  trx: Transaction<Tables>,
  { investorId, holdId, now }: { investorId: string; holdId: string; now: Date },
): Promise<Row | undefined> {
  return trx
    .selectFrom('appointments')
    .select(columns)
    .where('id', '=', holdId)
    .where('investorId', '=', investorId)
    .where('heldUntil', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

interface NewBooking {
  requestId: string
  held: Row
  way: ConversationWay
}

/** Books a held slot for a request. */
export async function book(trx: Transaction<Tables>, { requestId, held, way }: NewBooking): Promise<Row> {
  return trx
    .updateTable('appointments')
    .set({ requestId, heldUntil: null, holdId: held.id, way: JSON.stringify(way) })
    .where('id', '=', held.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

interface Move {
  booked: Row
  held: Row
  way: ConversationWay
}

/** Moves a booked appointment to a held slot; it keeps its id. */
export async function move(trx: Transaction<Tables>, { booked, held, way }: Move): Promise<Row> {
  await removeAppointment(trx, held.id)
  return trx
    .updateTable('appointments')
    .set({
      startsAt: held.startsAt,
      endsAt: held.endsAt,
      sequence: booked.sequence + 1,
      holdId: held.id,
      alertedAt: null,
      way: JSON.stringify(way),
    })
    .where('id', '=', booked.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The appointment of a request, even if it is in the past. */
export async function findAppointment(db: Kysely<Tables>, requestId: string): Promise<Row | undefined> {
  return db.selectFrom('appointments').select(columns).where('requestId', '=', requestId).executeTakeFirst()
}

/** The content of emails about an appointment other than its times; undefined if the request or person is gone. */
export async function findSubject(db: Kysely<Tables>, { requestId }: { requestId: string }) {
  return db
    .selectFrom('consultationRequests as request')
    .innerJoin('investors', 'investors.id', 'request.investorId')
    .leftJoin('appointments', 'appointments.requestId', 'request.id')
    .select([
      'investors.email',
      'investors.firstName',
      'investors.lastName',
      'investors.emailNotifications',
      'request.preferredContactMethod',
      'request.phoneNumber',
      'request.timeZone',
      'request.contactTimeZone',
      'request.partner',
      'request.lead',
      'request.webhookVersion',
      'request.mailVersion',
      'appointments.id as appointmentId',
      'appointments.sequence',
      'appointments.way',
    ])
    .where('request.id', '=', requestId)
    .executeTakeFirst()
}

export type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>

/** Whether the appointment still is what it was when news of it was queued. */
export function stands(
  subject: Pick<Subject, 'appointmentId' | 'sequence'>,
  news: { appointmentId: string; sequence: number },
): boolean {
  return subject.appointmentId === news.appointmentId && subject.sequence === news.sequence
}

/** The person's slot that they have not decided about yet. */
export async function findHeld(trx: Transaction<Tables>, investorId: string): Promise<MyData['held']> {
  const row = await trx
    .selectFrom('appointments')
    .select(['id', 'startsAt', 'endsAt', 'heldUntil'])
    .where('investorId', '=', investorId)
    .where('heldUntil', 'is not', null)
    .executeTakeFirst()
  if (!row?.heldUntil) return null
  return {
    id: row.id,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    heldUntil: row.heldUntil.toISOString(),
  }
}

/** Deletes an appointment or a hold. */
export async function removeAppointment(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('appointments').where('id', '=', id).execute()
}

/**
 * Marks and returns upcoming appointments that start by the given time and whose request no channel has delivered; each
 * is returned once.
 */
export async function markUnreachable(
  db: Kysely<Tables>,
  { now, by }: { now: Date; by: Date },
): Promise<{ id: string; requestId: string | null; startsAt: Date }[]> {
  return db
    .updateTable('appointments')
    .from('consultationRequests as request')
    .set({ alertedAt: now })
    .whereRef('request.id', '=', 'appointments.requestId')
    .where('request.webhookVersion', '=', 0)
    .where('request.mailVersion', '=', 0)
    .where('appointments.startsAt', '>', now)
    .where('appointments.startsAt', '<=', by)
    .where('appointments.alertedAt', 'is', null)
    .returning(['appointments.id', 'appointments.requestId', 'appointments.startsAt'])
    .execute()
}

/** Deletes expired holds. */
export async function removeExpiredHolds(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('appointments').where('heldUntil', '<=', now).execute()
}
