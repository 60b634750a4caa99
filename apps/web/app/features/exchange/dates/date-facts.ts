import { daysBetween, type FileDates, type PlainDate } from '@dst/domain/exchange-file'

/** Where today is: before the closing, then until the last day to name, until the last day to close, or after it. */
export type Phase = 'before' | 'naming' | 'closing' | 'over'

/** Which of the two days an IRS notice moves: a section may move one of them and leave the other. */
export function movedDays({ identification, end, lastDays }: FileDates): { naming: boolean; closing: boolean } {
  return { naming: lastDays.identification !== identification, closing: lastDays.end !== end }
}

/** The last days count as within; where an IRS notice moves them, the moved ones. */
export function phaseOf({ day, closing, lastDays }: FileDates): Phase {
  if (day < 0) return 'before'
  if (day <= daysBetween(closing, lastDays.identification)) return 'naming'
  return day <= daysBetween(closing, lastDays.end) ? 'closing' : 'over'
}

/** Whether this date is a Saturday or a Sunday. */
export function isWeekend(date: PlainDate): boolean {
  return [0, 6].includes(weekday(date))
}

/**
 * Whether a return can be filed later than on this due date: on a weekend, or on the Friday before an Emancipation Day
 * (April 16) that is a Saturday, when the District of Columbia is closed.
 */
export function isMovedDueDate(date: PlainDate): boolean {
  const friday = 5
  return isWeekend(date) || (date.endsWith('-04-15') && weekday(date) === friday)
}

function weekday(date: PlainDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
