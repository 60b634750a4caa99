/** An exchange with the time after it, for pages that show no offerings. */
export { describeAfter } from './describe-after.ts'
export type { AfterExchange } from './describe-after.ts'
