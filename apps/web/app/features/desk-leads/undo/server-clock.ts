/** How far the server's clock is ahead of this device's, in milliseconds, as far as is known. */
let ahead: number | undefined

/**
 * Takes a moment that the server has just stamped. What arrives late makes the server's clock look slow, so the
 * greatest lead counts.
 */
export function noteServerTime(stamp: string, now = Date.now()): void {
  const seen = new Date(stamp).getTime() - now
  ahead = ahead === undefined ? seen : Math.max(ahead, seen)
}

/** The time by the server's clock, in milliseconds since 1970. */
export function serverNow(now = Date.now()): number {
  return now + (ahead ?? 0)
}

/** Whole seconds until then by the server's clock; 0 once it has passed. */
export function secondsUntil(moment: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((new Date(moment).getTime() - serverNow(now)) / 1000))
}
