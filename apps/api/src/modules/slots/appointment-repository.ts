import type { Appointment, Hold } from '@dst/contracts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { AppointmentsTable, Tables } from '../../database/tables.js'
import type { Busy } from './slot-grid.js'

/** Minutes for which a time is kept for a person who has not decided yet. */
const holdMinutes = 10
const columns = [
  'id',
  'startsAt',
  'endsAt',
  'sequence',
  'holdId',
] as const satisfies readonly (keyof AppointmentsTable)[]

type Row = Pick<Selectable<AppointmentsTable>, (typeof columns)[number]>

/** What is booked from now on, and what others hold. */
export async function findBusy(
  db: Kysely<Tables>,
  { investorId, now }: { investorId: string; now: Date },
): Promise<Busy[]> {
  return db
    .selectFrom('appointments')
    .select(['startsAt', 'endsAt'])
    .where('endsAt', '>', now)
    .where((where) =>
      where.or([
        where('heldUntil', 'is', null),
        where.and([where('heldUntil', '>', now), where('investorId', '<>', investorId)]),
      ]),
    )
    .execute()
}

/**
 * Holds a time for a person, in place of the one that they held; undefined when somebody else has it, and then they keep
 * the one that they held.
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

/** One that is locked is expired and about to be somebody else's: waiting for it could be for each other. */
async function removeOtherHolds(trx: Transaction<Tables>, investorId: string, id: string): Promise<void> {
  const others = trx
    .selectFrom('appointments')
    .select('id')
    .where('investorId', '=', investorId)
    .where('heldUntil', 'is not', null)
    .where('id', '<>', id)
  await trx.deleteFrom('appointments').where('id', 'in', others.forUpdate().skipLocked()).execute()
}

/** The person's own hold while it lasts, locked until the transaction ends. */
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

/** Books a held time for a request. */
export async function book(trx: Transaction<Tables>, requestId: string, held: Row): Promise<Row> {
  return trx
    .updateTable('appointments')
    .set({ requestId, heldUntil: null, holdId: held.id })
    .where('id', '=', held.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Moves what is booked to a held time; it keeps its id. */
export async function move(trx: Transaction<Tables>, booked: Row, held: Row): Promise<Row> {
  await removeAppointment(trx, held.id)
  return trx
    .updateTable('appointments')
    .set({
      startsAt: held.startsAt,
      endsAt: held.endsAt,
      sequence: booked.sequence + 1,
      holdId: held.id,
      alertedAt: null,
    })
    .where('id', '=', booked.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The appointment of a request, also one that is over. */
export async function findAppointment(db: Kysely<Tables>, requestId: string): Promise<Row | undefined> {
  return db.selectFrom('appointments').select(columns).where('requestId', '=', requestId).executeTakeFirst()
}

/** Takes an appointment or a hold away. */
export async function removeAppointment(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('appointments').where('id', '=', id).execute()
}

/** Marks and gives the appointments that begin by then and whose request no channel has taken, each once. */
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

/** Takes the holds away whose time is over. */
export async function removeExpiredHolds(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('appointments').where('heldUntil', '<=', now).execute()
}

/** An appointment as its person sees it. */
export function toAppointment({
  id,
  startsAt,
  endsAt,
  sequence,
}: Pick<Row, 'id' | 'startsAt' | 'endsAt' | 'sequence'>): Appointment {
  return { id, start: startsAt.toISOString(), end: endsAt.toISOString(), sequence }
}
