import { endReminders, extensionReminderDay, identificationReminders } from '../parameters/exchange-file.ts'
import { addDays, daysBetween, partsOf, plainDate, type PlainDate } from '../time/plain-date.ts'
import type { Result } from '../result/index.ts'
import type { DatesGap, FileDates } from './dates-of.ts'
import type { ExchangeFile } from './exchange-file.ts'

/** What a person is reminded of: to name property, to close on it, or to file the extension that saves days. */
export type ReminderKind = 'identification' | 'end' | 'extension'

/** One reminder of a deadline. */
export interface FileReminder {
  /** The day on which it is sent. */
  readonly date: PlainDate
  readonly kind: ReminderKind
  /** The last day on which it can be done. */
  readonly deadline: PlainDate
  /** Days from the reminder to the deadline. */
  readonly daysLeft: number
}

/**
 * The reminders of a file from a day on, in order, at most one a day: of two on the same day the one whose deadline is
 * nearer, and of two with the same deadline the extension, which still moves the end. They count with the dates as
 * things stand, and never with a postponement after a disaster. An extension is only spoken of where it would save days
 * and has not been filed. Empty while no closing date is known.
 */
export function remindersOf(
  file: ExchangeFile,
  dates: Result<FileDates, DatesGap>,
  first: PlainDate,
): readonly FileReminder[] {
  if (!dates.ok) return []
  const { identification, end, endIfExtended, dueDate } = dates.value
  const saves = file.deadlines.extension !== 'filed' && endIfExtended > end
  // In the order in which one goes before another with the same deadline.
  const all = [
    ...(saves ? extensionReminders(dueDate) : []),
    ...before('identification', identification, identificationReminders),
    ...before('end', end, endReminders),
  ].filter(({ date }) => date >= first)
  const byDay = new Map<PlainDate, FileReminder>()
  for (const reminder of all) {
    const other = byDay.get(reminder.date)
    if (!other || reminder.daysLeft < other.daysLeft) byDay.set(reminder.date, reminder)
  }
  return [...byDay.values()].toSorted((one, other) => daysBetween(other.date, one.date))
}

function before(kind: ReminderKind, deadline: PlainDate, days: readonly number[]): FileReminder[] {
  return days.map((daysLeft) => ({ date: addDays(deadline, -daysLeft), kind, deadline, daysLeft }))
}

/** On the first of the month before the return is due, on the first of the month in which it is, and shortly before. */
function extensionReminders(dueDate: PlainDate): FileReminder[] {
  const { year, month } = partsOf(dueDate)
  const days = [
    plainDate({ year, month: month - 1, day: 1 }),
    plainDate({ year, month, day: 1 }),
    plainDate({ year, month, day: extensionReminderDay }),
  ]
  return days.map((date) => ({
    date,
    kind: 'extension',
    deadline: dueDate,
    daysLeft: daysBetween(date, dueDate),
  }))
}
