export { describeLastSaved } from './last-saved.ts'
export { millisecondsPerDay } from './milliseconds-per-day.ts'
export { retryAfterSeconds } from './retry-after.ts'
export { clockOf, formatWait } from './wait.ts'
