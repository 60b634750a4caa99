import { callingHours } from '@dst/domain/parameters'
import { hourOf, timeOf } from '~/lib/time/moment.ts'

/** Whether a person can be called at a moment, by their own clock. */
export function isWithinCallingHours(moment: Date | string, timeZone: string): boolean {
  const hour = hourOf(moment, timeZone)
  return hour >= callingHours.from && hour < callingHours.to
}

/** The hours in words: "8 am to 9 pm". */
export const callingHoursText = `${clockHour(callingHours.from)} to ${clockHour(callingHours.to)}`

/** Whether now is a good moment to call, in words. */
export function callingMoment(now: Date, timeZone: string | null): { good: boolean; text: string } {
  if (timeZone === null)
    return { good: false, text: `Their time zone is unknown. Call only when it is surely ${callingHoursText} there.` }
  const time = timeOf(now, timeZone)
  return isWithinCallingHours(now, timeZone)
    ? { good: true, text: `It is ${time} there.` }
    : { good: false, text: `It is ${time} there. Don’t call now: only from ${callingHoursText} their time.` }
}

/** A moment at which the person can be called: as wished, or else at the next begin of their day. */
export function nextCallable(wished: Date, timeZone: string | null): Date {
  if (timeZone === null || isWithinCallingHours(wished, timeZone)) return wished
  const missing = (callingHours.from - hourOf(wished, timeZone) + hoursPerDay) % hoursPerDay
  return new Date(Math.ceil(wished.getTime() / minute + missing * minutesPerHour) * minute)
}

const minute = 60_000
const minutesPerHour = 60
const hoursPerDay = 24

function clockHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`
}
