export { describeLastSaved } from './last-saved.ts'
export { retryAfterSeconds } from './retry-after.ts'
export { clockOf, waitInWords } from './wait.ts'
