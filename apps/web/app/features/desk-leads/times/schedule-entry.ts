import { firmScheduleSchema, type FirmSchedule } from '@dst/contracts'
import { validateFirmSchedule, type ValidationIssue } from '@dst/domain/validation'

/** The days of the week as a schedule counts them: 1 is Monday. */
export const weekdays = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const

/** A day of the week. */
export type Weekday = keyof typeof weekdays

/** All days of the week, Monday first. */
export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[]

/** The hours of a day as the form holds them. A closed day keeps its hours, for when it is opened again. */
export interface DayEntry {
  open: boolean
  from: string
  to: string
}

/** A schedule as its form holds it. */
export interface ScheduleEntry extends Omit<FirmSchedule, 'hours' | 'conversationMinutes' | 'meetingLink'> {
  /** Monday first. */
  days: DayEntry[]
  conversationMinutes: string
  meetingLink: string
}

const proposedHours = { from: '09:00', to: '17:00' }

/** What the form shows of a schedule. */
export function entryOf({ hours, conversationMinutes, meetingLink, ...rest }: FirmSchedule): ScheduleEntry {
  return {
    ...rest,
    days: weekdayNumbers.map((day) => ({ open: hours[day] !== null, ...(hours[day] ?? proposedHours) })),
    conversationMinutes: String(conversationMinutes),
    meetingLink: meetingLink ?? '',
  }
}

/** The schedule that a form holds. */
export function scheduleFrom({ days, conversationMinutes, meetingLink, ...rest }: ScheduleEntry): FirmSchedule {
  const day = (number: Weekday) => {
    const entered = days[number - 1]
    return entered?.open === true ? { from: entered.from, to: entered.to } : null
  }
  return {
    ...rest,
    hours: { 1: day(1), 2: day(2), 3: day(3), 4: day(4), 5: day(5), 6: day(6), 7: day(7) },
    // An empty field is no number of minutes, not zero of them.
    conversationMinutes: conversationMinutes.trim() === '' ? Number.NaN : Number(conversationMinutes),
    meetingLink: meetingLink.trim() === '' ? null : meetingLink.trim(),
  }
}

/** What is wrong with an entry: an open day without times, or what the server would refuse too. */
export function entryIssues(entry: ScheduleEntry): readonly ValidationIssue[] {
  const missing = weekdayNumbers.filter((day) => {
    const entered = entry.days[day - 1]
    return entered?.open === true && (entered.from === '' || entered.to === '')
  })
  const found = validateFirmSchedule(scheduleFrom(entry))
  return [
    ...missing.map((day) => ({ field: `hours.${day}`, code: 'hours-missing', message: 'Enter both times' })),
    ...found.filter(({ field }) => !missing.some((day) => field === `hours.${day}`)),
  ].map((issue) => ({ ...issue, message: `${placeOf(issue.field)}${issue.message}` }))
}

/** What is kept of an unsaved entry, which can be anything by now. */
export function acceptEntry(stored: unknown, fallback: ScheduleEntry): ScheduleEntry {
  try {
    // Its type is only claimed: what it lacks makes the next line throw or the schema refuse it.
    const entry = stored as ScheduleEntry
    const { conversationMinutes: minutes, meetingLink } = entry
    const read = firmScheduleSchema.safeParse({ ...scheduleFrom(entry), conversationMinutes: 0 })
    if (!read.success || typeof minutes !== 'string') return fallback
    return { ...entryOf(read.data), conversationMinutes: minutes, meetingLink }
  } catch {
    return fallback
  }
}

function placeOf(field: string): string {
  const [, day] = /^hours\.(\d)$/.exec(field) ?? []
  return day === undefined ? '' : `${weekdays[Number(day) as Weekday]}: `
}
