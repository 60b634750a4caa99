import { millisecondsPerDay } from './milliseconds-per-day.ts'

/** A calendar date without a time zone, as yyyy-mm-dd. */
export type PlainDate = `${number}-${number}-${number}`

const monthsPerYear = 12
const firstYear = 1000
const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** Year, month from 1 and day of a date. */
export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * Reads a date of the Gregorian calendar from the year 1000 on. Throws a RangeError that begins with `field` when there
 * is no such day.
 */
export function readPlainDate(field: string, text: string): PlainDate {
  if (isPlainDate(text)) return text
  throw new RangeError(`${field} is not a date of the calendar as yyyy-mm-dd: ${text}`)
}

/**
 * Reads a month of the Gregorian calendar from the year 1000 on, as the months since the year 0. Throws a RangeError
 * that begins with `field` when there is no such month.
 */
export function readMonth(field: string, text: string): number {
  const firstDay = `${text}-01`
  if (!isPlainDate(firstDay)) throw new RangeError(`${field} is not a month as yyyy-mm: ${text}`)
  const { year, month } = partsOf(firstDay)
  return year * monthsPerYear + month - 1
}

/** The date with these parts; a day or month beyond the end runs on into the next, as in `Date.UTC`. */
export function plainDate({ year, month, day }: DateParts): PlainDate {
  return fromDays(Date.UTC(year, month - 1, day) / millisecondsPerDay)
}

/** Year, month and day of a date. */
export function partsOf(date: PlainDate): DateParts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

/** The date so many days later; earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDays(toDays(date) + days)
}

/** The same day so many months later, or the last day of that month when it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = partsOf(date)
  return dayOfMonth(year, month + months, day)
}

/** A day of a month, or the month's last when it is shorter; months beyond December are those of the next years. */
export function dayOfMonth(year: number, month: number, day: number): PlainDate {
  const last = partsOf(lastOfMonth(year, month))
  return plainDate({ ...last, day: Math.min(day, last.day) })
}

/** The last day of a month; months beyond December are those of the following years. */
export function lastOfMonth(year: number, month: number): PlainDate {
  return plainDate({ year, month: month + 1, day: 0 })
}

/** Days from one date to another; negative when the other is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toDays(to) - toDays(from)
}

/** The earliest of some dates. */
export function earliest(first: PlainDate, ...others: readonly PlainDate[]): PlainDate {
  return others.reduce((date, other) => (other < date ? other : date), first)
}

/** The latest of some dates. */
export function latest(first: PlainDate, ...others: readonly PlainDate[]): PlainDate {
  return others.reduce((date, other) => (other > date ? other : date), first)
}

function isPlainDate(text: string): text is PlainDate {
  if (!datePattern.test(text)) return false
  const parts = partsOf(text as PlainDate)
  // A day that no month has would run on into the next month.
  return parts.year >= firstYear && plainDate(parts) === text
}

function toDays(date: PlainDate): number {
  return Date.parse(date) / millisecondsPerDay
}

function fromDays(days: number): PlainDate {
  return new Date(days * millisecondsPerDay).toISOString().slice(0, 'yyyy-mm-dd'.length) as PlainDate
}
