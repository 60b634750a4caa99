import type { PartnerFirm } from '@dst/content/partner'
import type { Appointment, BookingWay, ConversationWay, FirmSchedule, Hold, Slot, SlotDays } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { ValidationIssue } from '@dst/domain/validation'
import { validateTimeZone } from '@dst/domain/validation/consultation'
import type { Kysely, Transaction } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Caller } from '../../plugins/caller.ts'
import {
  book,
  findAppointment,
  findBusy,
  hold,
  lockHold,
  move,
  removeAppointment,
  type AppointmentRow,
} from '../../database/appointments.ts'
import { recordAudit } from '../../database/audit.ts'
import { recordEvent } from '../../database/consultation-events.ts'
import { findContactZone, lockRequest, updateRequest, type RequestRow } from '../../database/consultation-requests.ts'
import { scheduleOf } from '../../database/firm-schedules.ts'
import { toAppointment, toTimes } from '../../database/to-appointment.ts'
import type { Tables } from '../../database/tables.ts'
import { isWithinCallingHours } from '../../config/firm-hours.ts'
import { knownZone } from '../../mail/clock-time.ts'
import { openInvestor, openRecord } from '../../accounts/own-record.ts'
import {
  announce,
  cancelAppointmentOf,
  newsOf,
  type Announcer,
  type RequestOfAppointment,
} from '../../jobs/announce-appointment.ts'
import { resolveWay } from './conversation-way.ts'
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
  way?: BookingWay | undefined
}

/** What is missing from a call, as issues. */
export type MissingParts = readonly ValidationIssue[]

/**
 * The free slots on the partner's next working days, within the person's day: in the time zone of their open request,
 * else in the given one. None while no zone is known.
 */
export async function listSlots(deps: SlotDeps, caller: Caller, timeZone?: string): Promise<SlotDays> {
  const investor = await openInvestor(deps.db, caller)
  const schedule = await scheduleOf(deps.db, deps.partner)
  const personTimeZone = await zoneOf(deps.db, investor.id, timeZone)
  const days = await freeDays(deps.db, deps, { schedule, timeZone: personTimeZone, investorId: investor.id })
  return { timeZone: schedule.timeZone, personTimeZone, hasMeetingLink: schedule.meetingLink !== null, days }
}

/** Why a slot cannot be held or booked, and the free ones nearest to it. */
export interface SlotRefusal {
  reason: 'taken' | 'not_offered'
  slots: Slot[]
}

/** Holds one of the free slots. */
export async function holdSlot(
  deps: SlotDeps,
  caller: Caller,
  { start, timeZone }: { start: Date; timeZone?: string | undefined },
): Promise<Result<Hold, SlotRefusal | MissingParts>> {
  return deps.db.transaction().execute(async (trx) => {
    const investor = await openRecord(trx, caller)
    const zone = await zoneOf(trx, investor.id, timeZone)
    if (zone === null) return fail(validateTimeZone(''))
    const schedule = await scheduleOf(trx, deps.partner)
    const free = (await freeDays(trx, deps, { schedule, timeZone: zone, investorId: investor.id })).flat()
    const slot = find(free, start)
    const held =
      slot &&
      (await hold(trx, { investorId: investor.id, startsAt: start, endsAt: new Date(slot.end), now: deps.now() }))
    if (held) return succeed(held)
    const offered = slot ?? find(slotGrid(deps.now(), { schedule, busy: [], timeZone: zone }).flat(), start)
    return fail({
      reason: offered ? ('taken' as const) : ('not_offered' as const),
      slots: nearest(
        free.filter((each) => each !== slot),
        start,
      ),
    })
  })
}

/** The slot that begins at a moment. */
export function find(slots: readonly Slot[], start: Date): Slot | undefined {
  return slots.find((slot) => new Date(slot.start).getTime() === start.getTime())
}

/**
 * Books the held slot for a request of the caller, or moves its existing appointment there, once there is a way to
 * talk. Person and partner get the invitation. A repeat gets the same response and sends no further notifications.
 */
export async function bookAppointment(
  deps: SlotDeps,
  caller: Caller,
  { id, holdId, timeZone, way: chosen }: Booking,
): Promise<Result<Appointment, 'not_found' | 'hold_expired' | SlotRefusal | MissingParts>> {
  return deps.db.transaction().execute(async (trx) => {
    const investor = await openRecord(trx, caller)
    const row = await lockRequest(trx, investor.id, id)
    if (!row || !bookable.includes(row.state)) return fail('not_found' as const)
    const before = await findAppointment(trx, id)
    if (before?.holdId === holdId) return succeed(toAppointment(before, row.phoneNumber))
    const zone = row.contactTimeZone ?? knownZone(timeZone)
    if (zone === null) return fail(validateTimeZone(''))
    const schedule = await scheduleOf(trx, deps.partner)
    const way = resolveWay(chosen, { before: before?.way ?? null, phoneNumber: row.phoneNumber, schedule })
    if (!way.ok) return way
    const held = await lockHold(trx, { investorId: investor.id, holdId, now: deps.now() })
    if (!held) return fail('hold_expired' as const)
    // The time zone of the request may have changed since the slot was held.
    if (!isWithinCallingHours(spanOf(held), zone)) {
      const free = await freeDays(trx, deps, { schedule, timeZone: zone, investorId: investor.id })
      return fail({ reason: 'not_offered' as const, slots: nearest(free.flat(), held.startsAt) })
    }
    await updateRequest(trx, id, { timeZone: knownZone(timeZone), contactTimeZone: zone, againAt: null })
    const { what, appointment } = await place(trx, deps, { row, before, held, way: way.value })
    await recordAudit(trx, { action: `appointment_${what}`, investorId: investor.id, requestId: caller.requestId })
    return succeed(toAppointment(appointment, row.phoneNumber))
  })
}

/** A held slot to book for a request, and how the conversation takes place. */
export interface Placing {
  row: RequestOfAppointment
  before: AppointmentRow | undefined
  held: AppointmentRow
  way: ConversationWay
  /** When it was chosen, if that was before this transaction. */
  at?: Date
}

/** Books or moves, and notifies both sides. A past appointment is complete, so that another booking is a new one. */
export async function place(trx: Transaction<Tables>, deps: SlotDeps, { row, before, held, way, at }: Placing) {
  const over = before && before.endsAt <= deps.now()
  if (over) await removeAppointment(trx, before.id)
  const what = before && !over ? 'moved' : 'booked'
  const appointment =
    before && !over ? await move(trx, { booked: before, held, way }) : await book(trx, { requestId: row.id, held, way })
  await recordEvent(trx, { requestId: row.id, version: row.version, event: what, ...(at ? { at } : {}) })
  await announce(trx, deps, row, newsOf(what, row, toTimes(appointment)))
  return { what, appointment } as const
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

/** The time zone of a person's open request, else the given one; null if neither is known. */
async function zoneOf(db: Kysely<Tables>, investorId: string, given: string | undefined): Promise<string | null> {
  return (await findContactZone(db, investorId)) ?? knownZone(given)
}

/** Whose slots: the firm's schedule, and the person with their time zone. */
export interface Whose {
  schedule: FirmSchedule
  timeZone: string | null
  investorId: string
  /** On how many working days; what people are offered by default. */
  days?: number
}

/** The free slots of the next working days for a person; none while their time zone is not known. */
export async function freeDays(
  db: Kysely<Tables>,
  { now }: SlotDeps,
  { timeZone, investorId, ...offer }: Whose,
): Promise<Slot[][]> {
  if (timeZone === null) return []
  const at = now()
  return slotGrid(at, { ...offer, timeZone, busy: await findBusy(db, { investorId, now: at }) })
}

function spanOf({ startsAt, endsAt }: Pick<AppointmentRow, 'startsAt' | 'endsAt'>) {
  const instantOf = (moment: Date) => Temporal.Instant.fromEpochMilliseconds(moment.getTime())
  return { from: instantOf(startsAt), to: instantOf(endsAt) }
}
