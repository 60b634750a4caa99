import type { Appointment, ConversationWay } from '@dst/contracts'
import type { Selectable } from 'kysely'
import type { AppointmentsTable } from './tables.ts'

/**
 * How a conversation takes place. One that was booked before a way was asked for takes place at the number of its
 * request; null if that has none.
 */
export function wayOf(way: ConversationWay | null, phoneNumber: string | null): ConversationWay | null {
  return way ?? (phoneNumber ? { kind: 'phone', phoneNumber } : null)
}

/** An appointment as returned to its person; the number is that of its request. */
export function toAppointment(
  row: Pick<Selectable<AppointmentsTable>, 'id' | 'startsAt' | 'endsAt' | 'sequence' | 'way'>,
  phoneNumber: string | null,
): Appointment {
  return { ...toTimes(row), way: wayOf(row.way, phoneNumber) }
}

/** What news of an appointment names: never a number. */
export function toTimes({
  id,
  startsAt,
  endsAt,
  sequence,
}: Pick<Selectable<AppointmentsTable>, 'id' | 'startsAt' | 'endsAt' | 'sequence'>): Omit<Appointment, 'way'> {
  return { id, start: startsAt.toISOString(), end: endsAt.toISOString(), sequence }
}
