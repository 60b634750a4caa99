import { maxStatedWait } from '../parameters/flow.ts'

/**
 * The delay in a `Retry-After` header (a number of seconds or an HTTP date), in whole seconds from `now`, rounded up
 * and at most one day. Undefined when there is no header or it is neither; 0 for a date in the past.
 * @source RFC 9110, section 10.2.3; parameter `maxStatedWait`
 */
export function retryAfterSeconds(header: string | null | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, now)
  return seconds === undefined ? undefined : Math.min(seconds, maxStatedWait)
}

// An HTTP date starts with the name of the day; `Date.parse` alone would read almost any number as a year.
function secondsUntil(text: string, now: Date): number | undefined {
  const time = /^[A-Z][a-z]{2,8}, ?\d/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now.getTime()) / 1000))
}
