import { describeAfter, type AfterExchange } from '@dst/domain/exchange-file/after'
import { useDescribed, type DescribedExchange } from './use-described-exchange.ts'

/** The exchange with the time after it, for the view that shows it. */
export function useAfterExchange(): DescribedExchange<AfterExchange> {
  return useDescribed(describeAfter)
}
