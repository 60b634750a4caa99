import { firstPurchaseYear } from '../parameters/calculator.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import { lastOfMonth, partsOf, plainDate, type PlainDate } from './plain-date.ts'

/** Why a text was rejected as a date or as a month. */
export type DateRefusal = 'not-a-date' | 'year-missing' | 'no-such-day' | 'month-missing' | 'too-early' | 'too-late'

/** The parts of a date as they were written. */
interface WrittenDate {
  readonly year?: number
  readonly month: number
  readonly day?: number
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthsPerYear = 12
const yearsPerCentury = 100
/** How far ahead a date can lie; beyond it two digits mean the century before. */
const yearsAhead = 20

const numbersFirst = /^(?<first>\d{1,2})[-/. ](?<second>\d{1,2})(?:[-/. ](?<year>\d{4}|\d{2}))?$/
const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?$/
const monthAndYear = /^(?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/
const monthNameFirst = /^(?<word>[a-z]{3,9}) (?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}|\d{2}))?$/
const dayFirst = /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<word>[a-z]{3,9})(?: (?<year>\d{4}|\d{2}))?$/
const monthNameAndYear = /^(?<word>[a-z]{3,9}) (?<year>\d{4}|\d{2})$/
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* /

/**
 * Reads a day as Americans write it: "Dec 4 2026", "December 4th, 2026", "12/4/26", "2026-12-04". Two digits of a year
 * are those of this century up to twenty years ahead of `today`, else of the last. Fails for a day that no calendar
 * has, without a year, before the parameter `firstPurchaseYear` and more than twenty years ahead.
 */
export function readWrittenDate(text: string, today: string): Result<PlainDate, DateRefusal> {
  const words = simplifyText(text)
  const written = numericDate(words) ?? wordedDate(words)
  if (written?.day === undefined || written.month > monthsPerYear) return fail('not-a-date')
  if (written.year === undefined) return fail('year-missing')
  const year = fullYear(written.year, today)
  if (!dayExists(year, written.month, written.day)) return fail('no-such-day')
  return inRange(year, today) ?? succeed(plainDate({ year, month: written.month, day: written.day }))
}

/** Reads a month: "March 2015", "3/2015", "3/15", "2015-03"; of a whole date, its month. Fails like a day. */
export function readWrittenMonth(text: string, today: string): Result<string, DateRefusal> {
  const words = simplifyText(text)
  if (/^\d{4}$/.test(words)) return fail('month-missing')
  const written = numericMonth(words) ?? wordedMonth(words) ?? numericDate(words) ?? wordedDate(words)
  if (written === undefined || written.month < 1 || written.month > monthsPerYear) return fail('not-a-date')
  if (written.year === undefined) return fail('year-missing')
  const year = fullYear(written.year, today)
  return inRange(year, today) ?? succeed(plainDate({ year, month: written.month, day: 1 }).slice(0, 'yyyy-mm'.length))
}

function simplifyText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[,.](?=\s|$)|,/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(weekday, '')
}

function numericDate(text: string): WrittenDate | undefined {
  const { year, month, day } = yearFirst.exec(text)?.groups ?? {}
  if (month !== undefined) return { ...parts({ year, day }), month: Number(month) }
  const { first, second, year: last } = numbersFirst.exec(text)?.groups ?? {}
  return first === undefined ? undefined : { ...parts({ year: last, day: second }), month: Number(first) }
}

function numericMonth(text: string): WrittenDate | undefined {
  const { month, year } = monthAndYear.exec(text)?.groups ?? {}
  return month === undefined ? undefined : { ...parts({ year, day: undefined }), month: Number(month) }
}

function wordedDate(text: string): WrittenDate | undefined {
  const { word = '', day, year } = (monthNameFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {}
  const month = monthOf(word)
  return month === undefined ? undefined : { ...parts({ year, day }), month }
}

function wordedMonth(text: string): WrittenDate | undefined {
  const { word = '', year } = monthNameAndYear.exec(text)?.groups ?? {}
  const month = monthOf(word)
  return month === undefined ? undefined : { ...parts({ year, day: undefined }), month }
}

/** "sept" and "september" are both September; three letters are enough to tell the months apart. */
function monthOf(word: string): number | undefined {
  const index = monthNames.indexOf(word.slice(0, 3))
  if (index === -1) return undefined
  const full = new Date(Date.UTC(2000, index, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
  return full.toLowerCase().startsWith(word) ? index + 1 : undefined
}

function parts({ year, day }: { year: string | undefined; day: string | undefined }) {
  return { ...(year === undefined ? {} : { year: Number(year) }), ...(day === undefined ? {} : { day: Number(day) }) }
}

function fullYear(year: number, today: string): number {
  if (year >= yearsPerCentury) return year
  const century = Math.floor(yearOf(today) / yearsPerCentury) * yearsPerCentury
  return century + year > yearOf(today) + yearsAhead ? century + year - yearsPerCentury : century + year
}

function dayExists(year: number, month: number, day: number): boolean {
  return month >= 1 && day >= 1 && day <= partsOf(lastOfMonth(year, month)).day
}

function inRange(year: number, today: string): Result<never, DateRefusal> | undefined {
  if (year < firstPurchaseYear) return fail('too-early')
  return year > yearOf(today) + yearsAhead ? fail('too-late') : undefined
}

function yearOf(today: string): number {
  return Number(today.slice(0, 'yyyy'.length))
}
