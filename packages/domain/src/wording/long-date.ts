import { dateFormat } from './date-format.ts'

const long = /* @__PURE__ */ dateFormat({ dateStyle: 'long' })

/** A calendar date in words, e.g. "November 21, 2026", independent of the time zone. Expects yyyy-mm-dd. */
export function longDate(date: `${number}-${number}-${number}`): string {
  return long(date)
}
