import { dateFormat } from './date-format.ts'

type Written = `${number}-${number}-${number}`

const weekday = /* @__PURE__ */ dateFormat({ weekday: 'short' })
const medium = /* @__PURE__ */ dateFormat({ dateStyle: 'medium' })
const monthAndYear = /* @__PURE__ */ dateFormat({ month: 'long', year: 'numeric' })

/** A calendar date with its weekday, e.g. "Tue Jan 5, 2027", independent of the time zone. Expects yyyy-mm-dd. */
export function weekdayDate(date: Written): string {
  return `${weekday(date)} ${shortDate(date)}`
}

/** A calendar date, e.g. "Jan 5, 2027", independent of the time zone. Expects yyyy-mm-dd. */
export function shortDate(date: Written): string {
  return medium(date)
}

/** A month, e.g. "March 2015". Expects yyyy-mm. */
export function longMonth(month: `${number}-${number}`): string {
  return monthAndYear(`${month}-01`)
}
