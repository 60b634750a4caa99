import type { ConversationWay, FirmSchedule, Slot } from '@dst/contracts'
import type { Kysely, Transaction } from 'kysely'
import { findAppointment, hold, lockHold } from '../../database/appointments.ts'
import type { RequestRow } from '../../database/consultation-requests.ts'
import { scheduleOf } from '../../database/firm-schedules.ts'
import type { Tables } from '../../database/tables.ts'
import type { RequestOfAppointment } from '../../jobs/announce-appointment.ts'
import { resolveWay } from './conversation-way.ts'
import { nearest } from './slot-grid.ts'
import { bookHeld, find, freeDays, type SlotDeps } from './slots-service.ts'

/** A request for whose person the firm chooses a slot. */
type FirmChoice = Pick<RequestRow, 'phoneNumber' | 'contactTimeZone'> & { investorId: string }

/** A slot that the firm chose for a request, and when. */
export interface FirmBooking {
  row: RequestOfAppointment & FirmChoice
  start: Date
  at: Date
}

/**
 * Books one of the free slots for the person of a locked request: held and booked at once, at the request's number or
 * else by the firm's link. False if it is not free by now.
 */
export async function bookForFirm(
  trx: Transaction<Tables>,
  deps: SlotDeps,
  { row, start, at }: FirmBooking,
): Promise<boolean> {
  const { investorId } = row
  const now = deps.now()
  const schedule = await scheduleOf(trx, deps.partner)
  const before = await findAppointment(trx, row.id)
  const way = wayForFirm({ before: before?.way ?? null, phoneNumber: row.phoneNumber, schedule })
  const slot = way && find(await freeFor(trx, deps, row, schedule), start)
  const taken = slot && (await hold(trx, { investorId, startsAt: start, endsAt: new Date(slot.end), now }))
  const held = taken && (await lockHold(trx, { investorId, holdId: taken.id, now }))
  if (!held) return false
  await bookHeld(trx, deps, row, { held, before, way, at })
  return true
}

/** Whether the firm can book a slot for a person; if not, the free ones nearest to it. */
export async function findFree(
  db: Kysely<Tables>,
  deps: SlotDeps,
  { row, start }: { row: FirmChoice; start: Date },
): Promise<{ free: true } | { free: false; slots: Slot[] }> {
  const schedule = await scheduleOf(db, deps.partner)
  const way = wayForFirm({ before: null, phoneNumber: row.phoneNumber, schedule })
  const free = way ? await freeFor(db, deps, row, schedule) : []
  return find(free, start) ? { free: true } : { free: false, slots: nearest(free, start) }
}

/** The firm's link stands in where there is no number. */
function wayForFirm(known: Parameters<typeof resolveWay>[1]): ConversationWay | undefined {
  const byNumber = resolveWay(undefined, known)
  const way = byNumber.ok ? byNumber : resolveWay({ kind: 'link' }, known)
  return way.ok ? way.value : undefined
}

async function freeFor(
  db: Kysely<Tables>,
  deps: SlotDeps,
  { investorId, contactTimeZone }: FirmChoice,
  schedule: FirmSchedule,
): Promise<Slot[]> {
  return (await freeDays(db, deps, { schedule, timeZone: contactTimeZone, investorId })).flat()
}
