import { longestStatedWait } from '../parameters/flow'

/**
 * The wait that a `Retry-After` header states, in whole seconds from `now`, rounded up and at most a day: a number of
 * seconds, or an HTTP date. Undefined when there is no header or it says neither; 0 for a date that has passed.
 * @source RFC 9110, section 10.2.3; parameter `longestStatedWait`
 */
export function retryAfterSeconds(header: string | null | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, now)
  return seconds === undefined ? undefined : Math.min(seconds, longestStatedWait.value)
}

// A date of HTTP starts with the day's name; `Date.parse` alone would read almost any number as a year.
function secondsUntil(text: string, now: Date): number | undefined {
  const time = /^[A-Z][a-z]{2,8}, ?\d/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now.getTime()) / 1000))
}
