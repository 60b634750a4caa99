const dashed = Array.from({ length: 32 }, (_, number) => `-${String(number).padStart(2, '0')}`)

/** Days since 1970 of a day of the Gregorian calendar. */
export function dayOf(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1
  const century = Math.floor(shifted / 100)
  const monthDays = ((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) | 0
  return 365 * shifted + (shifted >> 2) - century + (century >> 2) + monthDays + day - 719_469
}

/** Days since 1970 of a date as yyyy-mm-dd. */
export function dayOfText(date: string): number {
  return dayOf(yearIn(date), monthIn(date), twoDigits(date, 8))
}

/** The year of a date that begins with yyyy-mm. */
export function yearIn(date: string): number {
  return twoDigits(date, 0) * 100 + twoDigits(date, 2)
}

/** The month, from 1, of a date that begins with yyyy-mm. */
export function monthIn(date: string): number {
  return twoDigits(date, 5)
}

/** A day since 1970 as yyyy-mm-dd. */
export function textOf(days: number): string {
  const since = days + 719_468
  const era = Math.floor(since / 146_097)
  const ofEra = since - era * 146_097
  const year = ((ofEra - ((ofEra / 1460) | 0) + ((ofEra / 36_524) | 0) - ((ofEra / 146_096) | 0)) / 365) | 0
  const ofYear = ofEra - (365 * year + (year >> 2) - ((year / 100) | 0))
  const shifted = ((5 * ofYear + 2) / 153) | 0
  const day = ofYear - (((153 * shifted + 2) / 5) | 0) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return written(year + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

/** The last day of a month. */
export function lengthOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Two digits of a text as a number. */
export function twoDigits(text: string, from: number): number {
  return text.charCodeAt(from) * 10 + text.charCodeAt(from + 1) - 528
}

function written(year: number, month: number, day: number): string {
  return `${year}${dashed[month]}${dashed[day]}`
}
