import type { StateTaxes } from '../state-tax/index.ts'
import { describeAfter, type AfterExchange } from './describe-after.ts'
import { withOfferings, type OfferingsExchange } from './describe-offerings.ts'
import type { ExchangeFile } from './exchange-file.ts'

/** All that follows from an exchange file on one day. Amounts in US dollars, unrounded. */
export interface ExchangeDescription extends AfterExchange, OfferingsExchange {}

/**
 * Describes an exchange on a day, as yyyy-mm-dd. A state tax by figures is known only with the figures of the states.
 * Each figure is derived once, when it is first read, from those that were derived before. Throws a RangeError that
 * names `today` when there is no such day.
 * @source docs/product/exchange-file.md
 */
export function describeExchange(file: ExchangeFile, today: string, states?: StateTaxes): ExchangeDescription {
  return withOfferings(describeAfter(file, today, states))
}
