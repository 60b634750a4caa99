import type { PartnerFirm } from '@dst/content/partner'
import type { Appointment, Hold, Slot, SlotDays } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../plugins/caller.ts'
import {
  book,
  findAppointment,
  findBusy,
  hold,
  lockHold,
  move,
  removeAppointment,
  toAppointment,
  type AppointmentRow,
} from '../../database/appointments.ts'
import { recordAudit } from '../../database/audit.ts'
import { recordEvent } from '../../database/consultation-events.ts'
import { lockRequest, updateRequest, type RequestRow } from '../../database/consultation-requests.ts'
import type { Tables } from '../../database/tables.ts'
import { knownZone } from '../../mail/clock-time.ts'
import { openInvestor, openRecord } from '../../accounts/own-record.ts'
import {
  announce,
  cancelAppointmentOf,
  newsOf,
  type Announcer,
  type RequestOfAppointment,
} from '../../jobs/announce-appointment.ts'
import { nearest, slotGrid } from './slot-grid.ts'

/** What slots need in addition to the caller. */
export interface SlotDeps extends Announcer {
  db: Kysely<Tables>
  partner: PartnerFirm
}

/** States in which the partner has a request, or is about to receive it, and can keep an appointment for it. */
const bookable: readonly RequestRow['state'][] = ['queued', 'sent', 'acknowledged', 'scheduled']

interface Booking {
  /** The request that the appointment is for. */
  id: string
  holdId: string
  timeZone?: string | undefined
}

/** The free slots on the partner's next working days. */
export async function listSlots(deps: SlotDeps, caller: Caller): Promise<SlotDays> {
  const investor = await openInvestor(deps.db, caller)
  return { timeZone: deps.partner.timeZone, days: await freeDays(deps.db, deps, investor.id) }
}

/** Why a slot cannot be held, and the free ones nearest to it. */
export interface SlotRefusal {
  reason: 'taken' | 'not_offered'
  slots: Slot[]
}

/** Holds one of the free slots. */
export async function holdSlot(deps: SlotDeps, caller: Caller, start: Date): Promise<Result<Hold, SlotRefusal>> {
  return deps.db.transaction().execute(async (trx) => {
    const investor = await openRecord(trx, caller)
    const free = (await freeDays(trx, deps, investor.id)).flat()
    const slot = find(free, start)
    const held =
      slot &&
      (await hold(trx, { investorId: investor.id, startsAt: start, endsAt: new Date(slot.end), now: deps.now() }))
    if (held) return succeed(held)
    const offered = slot ?? find(slotGrid(deps.now(), deps.partner, []).flat(), start)
    return fail({
      reason: offered ? ('taken' as const) : ('not_offered' as const),
      slots: nearest(
        free.filter((each) => each !== slot),
        start,
      ),
    })
  })
}

function find(slots: readonly Slot[], start: Date): Slot | undefined {
  return slots.find((slot) => new Date(slot.start).getTime() === start.getTime())
}

/**
 * Books the held slot for a request of the caller, or moves its existing appointment there. Person and partner get the
 * invitation. A repeat gets the same response and sends no further notifications.
 */
export async function bookAppointment(
  deps: SlotDeps,
  caller: Caller,
  { id, holdId, timeZone }: Booking,
): Promise<Result<Appointment, 'not_found' | 'hold_expired'>> {
  return deps.db.transaction().execute(async (trx) => {
    const investor = await openRecord(trx, caller)
    const row = await lockRequest(trx, investor.id, id)
    if (!row || !bookable.includes(row.state)) return fail('not_found' as const)
    const before = await findAppointment(trx, id)
    if (before?.holdId === holdId) return succeed(toAppointment(before))
    const held = await lockHold(trx, { investorId: investor.id, holdId, now: deps.now() })
    if (!held) return fail('hold_expired' as const)
    const { what, appointment } = await bookHeld(trx, deps, row, { held, before })
    await updateRequest(trx, id, { timeZone: knownZone(timeZone), againAt: null })
    await recordAudit(trx, { action: `appointment_${what}`, investorId: investor.id, requestId: caller.requestId })
    return succeed(appointment)
  })
}

interface HeldSlot {
  held: AppointmentRow
  before: AppointmentRow | undefined
  /** When it was chosen, if that was before this transaction. */
  at?: Date
}

/** Books a held slot for a request, or moves its appointment there, and sends the invitations. */
async function bookHeld(
  trx: Transaction<Tables>,
  deps: SlotDeps,
  row: RequestOfAppointment,
  { held, before, at }: HeldSlot,
): Promise<{ what: 'booked' | 'moved'; appointment: Appointment }> {
  // A past appointment is complete, so this booking is a new one.
  const over = before && before.endsAt <= deps.now()
  if (over) await removeAppointment(trx, before.id)
  const what = before && !over ? 'moved' : 'booked'
  const appointment = toAppointment(before && !over ? await move(trx, before, held) : await book(trx, row.id, held))
  await recordEvent(trx, { requestId: row.id, version: row.version, event: what, ...(at ? { at } : {}) })
  await announce(trx, deps, row, newsOf(what, row, appointment))
  return { what, appointment }
}

/** A slot that the firm chose for a request, and when. */
export interface FirmBooking {
  row: RequestOfAppointment & { investorId: string }
  start: Date
  at: Date
}

/**
 * Books one of the free slots for the person of a locked request: held and booked at once. False if it is not free by
 * now.
 */
export async function bookForFirm(
  trx: Transaction<Tables>,
  deps: SlotDeps,
  { row, start, at }: FirmBooking,
): Promise<boolean> {
  const { investorId } = row
  const now = deps.now()
  const slot = find((await freeDays(trx, deps, investorId)).flat(), start)
  const taken = slot && (await hold(trx, { investorId, startsAt: start, endsAt: new Date(slot.end), now }))
  const held = taken && (await lockHold(trx, { investorId, holdId: taken.id, now }))
  if (!held) return false
  await bookHeld(trx, deps, row, { held, before: await findAppointment(trx, row.id), at })
  return true
}

/** Whether a slot is free for a person; if not, the free ones nearest to it. */
export async function findFree(
  db: Kysely<Tables>,
  deps: SlotDeps,
  { investorId, start }: { investorId: string; start: Date },
): Promise<{ free: true } | { free: false; slots: Slot[] }> {
  const free = (await freeDays(db, deps, investorId)).flat()
  return find(free, start) ? { free: true } : { free: false, slots: nearest(free, start) }
}

/** Cancels the appointment of a request of the caller; does nothing if it is already gone. */
export async function cancelAppointment(
  deps: SlotDeps,
  caller: Caller,
  id: string,
): Promise<Result<null, 'not_found'>> {
  return deps.db.transaction().execute(async (trx) => {
    const investor = await openRecord(trx, caller)
    const row = await lockRequest(trx, investor.id, id)
    if (!row) return fail('not_found' as const)
    const cancelled = await cancelAppointmentOf(trx, deps, row)
    if (cancelled)
      await recordAudit(trx, { action: 'appointment_cancelled', investorId: investor.id, requestId: caller.requestId })
    return succeed(null)
  })
}

async function freeDays(db: Kysely<Tables>, { partner, now }: SlotDeps, investorId: string): Promise<Slot[][]> {
  const at = now()
  return slotGrid(at, partner, await findBusy(db, { investorId, now: at }))
}
