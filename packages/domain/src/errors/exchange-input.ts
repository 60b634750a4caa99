import { firstPurchaseYear } from '../parameters/calculator.ts'
import type { DateRefusal } from '../time/read-written-date.ts'
import { quoted } from './quoted.ts'

/** Why a text was rejected as a number of a field. */
export type NumberRefusal = 'not-a-number' | 'below' | 'above'

const reasons = {
  'year-missing': (typed) => `${typed} has no year.`,
  'no-such-day': (typed) => `There is no such day as ${typed}.`,
  'month-missing': (typed) => `${typed} has no month. Write it like March 2015.`,
  'too-early': (typed) => `${typed} is before ${firstPurchaseYear}, the earliest year that this page takes.`,
  'too-late': (typed) => `${typed} is too far ahead.`,
} satisfies Record<Exclude<DateRefusal, 'not-a-date'>, (typed: string) => string>

/** A sentence that says why a text was rejected as a day and quotes it. Never fails. */
export function dateRefusalSentence(refusal: DateRefusal, typed: string): string {
  if (refusal === 'not-a-date') return `${quoted(typed)} is not a date. Write it like Dec 4, 2026 or 12/4/2026.`
  return reasons[refusal](quoted(typed))
}

/** The same for a month. */
export function monthRefusalSentence(refusal: DateRefusal, typed: string): string {
  if (refusal === 'not-a-date') return `${quoted(typed)} is not a month. Write it like March 2015 or 3/2015.`
  return reasons[refusal](quoted(typed))
}

/** A sentence for a text that is longer than its field can hold. */
export function longTextSentence(longest: number): string {
  return `At most ${longest} characters can be saved. Shorten this to save it.`
}

/** A sentence that says why a text was rejected as a number; `limit` is the one it passed, or an example. */
export function numberRefusalSentence(refusal: NumberRefusal, typed: string, limit: string): string {
  const text = quoted(typed)
  if (refusal === 'not-a-number') return `${text} is not a number. Write it like ${limit}.`
  return refusal === 'below'
    ? `${text} is below ${limit}, the least that this field takes.`
    : `${text} is above ${limit}, the most that this field takes.`
}
