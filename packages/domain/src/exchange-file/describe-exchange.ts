import type { StateTaxes } from '../state-tax/index.ts'
import { describeAfter, type AfterExchange } from './describe-after.ts'
import { once } from './describe-running.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { offeringsOf, type FileOfferings } from './offerings-of.ts'

/** All that follows from an exchange file on one day. Amounts in US dollars, unrounded. */
export interface ExchangeDescription extends AfterExchange {
  /** The offerings that are compared, and what the amounts typed of them do to the exchange. */
  readonly offerings: FileOfferings
}

/**
 * Describes an exchange on a day, as yyyy-mm-dd. A state tax by figures is known only with the figures of the states.
 * Each figure is derived once, when it is first read, from those that were derived before. Throws a RangeError that
 * names `today` when there is no such day.
 * @source docs/product/exchange-file.md
 */
export function describeExchange(file: ExchangeFile, today: string, states?: StateTaxes): ExchangeDescription {
  const described = describeAfter(file, today, states)
  const offerings = once(() => offeringsOf(file, described))
  return Object.defineProperty(described, 'offerings', { get: offerings, enumerable: true }) as ExchangeDescription
}
