import type { StateTaxes } from '../state-tax/index.ts'
import { describeRunning, once, type RunningExchange } from './describe-running.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { offeringsOf, type FileOfferings } from './offerings-of.ts'

/** What follows from an exchange file on one day, with its offerings. Amounts in US dollars, unrounded. */
export interface OfferingsExchange extends RunningExchange {
  /** The offerings that are compared, and what the amounts typed of them do to the exchange. */
  readonly offerings: FileOfferings
}

/** Describes an exchange on a day, as yyyy-mm-dd, without the time after it, whose engines few pages need. */
export function describeOfferings(file: ExchangeFile, today: string, states?: StateTaxes): OfferingsExchange {
  return withOfferings(describeRunning(file, today, states))
}

/** Adds the offerings to a description. */
export function withOfferings<Description extends RunningExchange>(
  described: Description,
): Description & OfferingsExchange {
  const offerings = once(() => offeringsOf(described.file, described))
  // A spread would derive every figure at once.
  return Object.defineProperty(described, 'offerings', { get: offerings, enumerable: true }) as Description &
    OfferingsExchange
}
