import type { ConversationWay, FirmSchedule, Slot } from '@dst/contracts'
import { scheduleDays } from '@dst/domain/parameters'
import type { Kysely, Transaction } from 'kysely'
import { findAppointment, hold, lockHold } from '../../database/appointments.ts'
import { scheduleOf } from '../../database/firm-schedules.ts'
import type { Lead } from '../../database/lead.ts'
import type { Tables } from '../../database/tables.ts'
import type { RequestOfAppointment } from '../../jobs/announce-appointment.ts'
import { resolveWay } from './conversation-way.ts'
import { nearest } from './slot-grid.ts'
import { find, freeDays, place, type SlotDeps } from './slots-service.ts'

/** A request for which the firm chooses a time. */
export type BookableRequest = RequestOfAppointment & { investorId: string; lead: Lead | null }

/** Whether a time can be booked: it may not be free, or there is neither a number nor a link to talk by. */
export type Bookable = { outcome: 'free' } | { outcome: 'no_way' } | { outcome: 'taken'; slots: Slot[] }

/** Whether the firm can book a time for the person of a request; if it is not free, the free ones nearest to it. */
export async function findBookable(
  db: Kysely<Tables>,
  deps: SlotDeps,
  { row, start }: { row: BookableRequest; start: Date },
): Promise<Bookable> {
  const schedule = await scheduleOf(db, deps.partner)
  if (!(await wayTo(db, row, schedule))) return { outcome: 'no_way' }
  const free = await freeFor(db, deps, { row, schedule })
  return find(free, start) ? { outcome: 'free' } : { outcome: 'taken', slots: nearest(free, start) }
}

/** A time that the firm chose for a request, and when it did. */
export interface FirmBooking {
  row: BookableRequest
  start: Date
  at: Date
}

/** Books a time for the person of a locked request: held and booked at once. False if it can't be booked by now. */
export async function bookForFirm(
  trx: Transaction<Tables>,
  deps: SlotDeps,
  { row, start, at }: FirmBooking,
): Promise<boolean> {
  const { investorId } = row
  const now = deps.now()
  const schedule = await scheduleOf(trx, deps.partner)
  const way = await wayTo(trx, row, schedule)
  const slot = way && find(await freeFor(trx, deps, { row, schedule }), start)
  const taken = slot && (await hold(trx, { investorId, startsAt: start, endsAt: new Date(slot.end), now }))
  const held = taken && (await lockHold(trx, { investorId, holdId: taken.id, now }))
  if (!held) return false
  await place(trx, deps, { row, before: await findAppointment(trx, row.id), held, way, at })
  return true
}

async function freeFor(
  db: Kysely<Tables>,
  deps: SlotDeps,
  { row: { investorId, lead }, schedule }: { row: BookableRequest; schedule: FirmSchedule },
): Promise<Slot[]> {
  const timeZone = lead?.contact.timeZone ?? schedule.timeZone
  return (await freeDays(db, deps, { schedule, timeZone, investorId, days: scheduleDays })).flat()
}

/** By the number that the person shared, else by the firm's link; an appointment that is moved keeps its way. */
async function wayTo(
  db: Kysely<Tables>,
  { id, lead }: BookableRequest,
  schedule: FirmSchedule,
): Promise<ConversationWay | undefined> {
  const before = (await findAppointment(db, id))?.way ?? null
  const known = { before, phoneNumber: lead?.person.phoneNumber ?? null, schedule }
  const [asKnown, byLink] = [resolveWay(undefined, known), resolveWay({ kind: 'link' }, known)]
  if (asKnown.ok) return asKnown.value
  return byLink.ok ? byLink.value : undefined
}
