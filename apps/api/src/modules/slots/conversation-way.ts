import type { BookingWay, ConversationWay, FirmSchedule } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { ValidationIssue } from '@dst/domain/validation'
import { validateConversationNumber } from '@dst/domain/validation/consultation'
import { wayOf } from '../../database/to-appointment.ts'

interface Known {
  /** The way of the appointment that is being moved. */
  before: ConversationWay | null
  /** The number of the request. */
  phoneNumber: string | null
  schedule: Pick<FirmSchedule, 'meetingLink'>
}

/**
 * How a conversation that is being booked takes place. Unless a way is chosen, one that is moved keeps its own, and
 * another takes place at the number of its request. Nothing is booked without a number or a link.
 */
export function resolveWay(
  chosen: BookingWay | undefined,
  { before, phoneNumber, schedule }: Known,
): Result<ConversationWay, readonly ValidationIssue[]> {
  if (chosen?.kind === 'link')
    return schedule.meetingLink === null ? fail([noLink]) : succeed({ kind: 'link', url: schedule.meetingLink })
  const way = chosen ?? wayOf(before, phoneNumber)
  if (way) return succeed(way)
  return fail(validateConversationNumber(''))
}

const noLink: ValidationIssue = {
  field: 'way',
  code: 'no-meeting-link',
  message: 'The firm has no link to meet at: please enter the number at which you want to be called',
}
