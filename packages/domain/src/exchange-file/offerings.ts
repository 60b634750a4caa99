/** An exchange with its offerings, for pages that don't show the time after it. */
export { describeOfferings } from './describe-offerings.ts'
export type { OfferingsExchange } from './describe-offerings.ts'
