export { describeLastSaved } from './last-saved'
export { retryAfterSeconds } from './retry-after'
export { clockOf, waitInWords } from './wait'
