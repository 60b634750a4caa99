import { describeExchange, type ExchangeDescription } from '@dst/domain/exchange-file'
import { useDescribed, type DescribedExchange } from './use-described-exchange.ts'

/** The exchange with the time after it and with offerings, for the views that show them. */
export function useWholeExchange(): DescribedExchange<ExchangeDescription> {
  return useDescribed(describeExchange)
}
