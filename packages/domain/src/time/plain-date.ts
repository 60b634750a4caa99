/** A calendar date without a time zone, as yyyy-mm-dd. */
export type PlainDate = `${number}-${number}-${number}`

const monthsPerYear = 12
const daysPerYear = 365
/** With every fourth year a leap year. */
const meanDaysPerYear = 365.25
const daysPerCentury = 36_524.25
const daysOfFiveMonths = 153
const longestMonth = 31
const [zero, nine] = [48, 57]
// Made once, since writing two digits takes longer than everything else that is done with a date.
const dashed = /* @__PURE__ */ Array.from(
  { length: longestMonth + 1 },
  (_, number) => `-${String(number).padStart(2, '0')}`,
)
const firstYear = 1000

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
  const date = text as PlainDate
  if (isWritten(text, 'yyyy-mm-dd'.length) && text[7] === '-') {
    const { year, month, day } = partsOf(date)
    if (isMonth(year, month) && day >= 1 && day <= lengthOfMonth(year, month)) return date
  }
  throw new RangeError(`${field} is not a date of the calendar as yyyy-mm-dd: ${text}`)
}

/**
 * Reads a month of the Gregorian calendar from the year 1000 on, as the months since the year 0. Throws a RangeError
 * that begins with `field` when there is no such month.
 */
export function readMonth(field: string, text: string): number {
  if (isWritten(text, 'yyyy-mm'.length)) {
    const year = yearIn(text)
    const month = twoDigits(text, 5)
    if (isMonth(year, month)) return year * monthsPerYear + month - 1
  }
  throw new RangeError(`${field} is not a month as yyyy-mm: ${text}`)
}

/** The date with these parts; a day or month beyond the end runs on into the next, as in `Date.UTC`. */
export function plainDate({ year, month, day }: DateParts): PlainDate {
  return dateOf(dayNumber(inMonth(year, month, 1)) + day - 1)
}

/** Year, month and day of a date. */
export function partsOf(date: PlainDate): DateParts {
  return { year: yearIn(date), month: twoDigits(date, 5), day: twoDigits(date, 8) }
}

/** The date so many days later; earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOf(dayNumber(partsOf(date)) + days)
}

/** The same day so many months later, or the last day of that month when it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = partsOf(date)
  return dayOfMonth(year, month + months, day)
}

/** A day of a month, or the month's last when it is shorter; months beyond December are those of the next years. */
export function dayOfMonth(year: number, month: number, day: number): PlainDate {
  return written(inMonth(year, month, day))
}

/** The last day of a month; months beyond December are those of the following years. */
export function lastOfMonth(year: number, month: number): PlainDate {
  return dayOfMonth(year, month, longestMonth)
}

/** Days of a month from 1 to 12. */
export function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : longestMonth
}

/** Days from one date to another; negative when the other is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(partsOf(to)) - dayNumber(partsOf(from))
}

/** The earliest of some dates. */
export function earliest(first: PlainDate, ...others: readonly PlainDate[]): PlainDate {
  let earliest = first
  for (const other of others) if (other < earliest) earliest = other
  return earliest
}

/** The latest of some dates. */
export function latest(first: PlainDate, ...others: readonly PlainDate[]): PlainDate {
  let latest = first
  for (const other of others) if (other > latest) latest = other
  return latest
}

/** A day of a month, or the month's last day when it is shorter; months may be before January or after December. */
function inMonth(year: number, month: number, day: number): DateParts {
  const yearsOn = Math.floor((month - 1) / monthsPerYear)
  const ofYear = year + yearsOn
  const ofMonth = month - yearsOn * monthsPerYear
  return { year: ofYear, month: ofMonth, day: Math.min(day, lengthOfMonth(ofYear, ofMonth)) }
}

/** Days from March 1 of the year 0. Years are taken to begin in March, so that a leap day is the last of its year. */
function dayNumber({ year, month, day }: DateParts): number {
  const fromMarch = (month + 9) % monthsPerYear
  const past = month > 2 ? year : year - 1
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
  return past * daysPerYear + leapDays + daysBefore(fromMarch) + day - 1
}

/** The date so many days from March 1 of the year 0. */
function dateOf(number: number): PlainDate {
  const centuries = Math.floor((number + 0.75) / daysPerCentury)
  // As if each year that ends a century had a leap day: then every fourth year has one.
  const even = number + centuries - Math.floor(centuries / 4)
  const past = Math.floor((even + 0.75) / meanDaysPerYear)
  const ofYear = even - Math.floor(past * meanDaysPerYear)
  const fromMarch = Math.floor((5 * ofYear + 2) / daysOfFiveMonths)
  const month = ((fromMarch + 2) % monthsPerYear) + 1
  return written({ year: month > 2 ? past : past + 1, month, day: ofYear - daysBefore(fromMarch) + 1 })
}

/** Days of a year before a month, from March as 0. Any five months from March or August on have 153 days. */
function daysBefore(fromMarch: number): number {
  return Math.floor((daysOfFiveMonths * fromMarch + 2) / 5)
}

function written({ year, month, day }: DateParts): PlainDate {
  return `${year}${dashed[month]}${dashed[day]}` as PlainDate
}

// What a script without types hands in may be no text.
function isWritten(text: unknown, length: number): text is string {
  return typeof text === 'string' && text.length === length && text[4] === '-'
}

function isMonth(year: number, month: number): boolean {
  return year >= firstYear && month >= 1 && month <= monthsPerYear
}

function yearIn(text: string): number {
  return twoDigits(text, 0) * 100 + twoDigits(text, 2)
}

/** The number that two characters are; NaN when one of them is no digit. */
function twoDigits(text: string, from: number): number {
  return digit(text.charCodeAt(from)) * 10 + digit(text.charCodeAt(from + 1))
}

function digit(code: number): number {
  return code >= zero && code <= nine ? code - zero : Number.NaN
}
