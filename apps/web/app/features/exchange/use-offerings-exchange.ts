import { describeOfferings, type OfferingsExchange } from '@dst/domain/exchange-file/offerings'
import { useDescribed, type DescribedExchange } from './use-described-exchange.ts'

/** The exchange with its offerings, for the view that shows them. */
export function useOfferingsExchange(): DescribedExchange<OfferingsExchange> {
  return useDescribed(describeOfferings)
}
