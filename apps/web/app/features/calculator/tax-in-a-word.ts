import { findInExchange, formatUsd, type ExchangeInputs, type ExchangeResult } from '@dst/domain/calculator'

/** The end of the sentence that states a sale: the federal tax, or why there is none. */
export function taxInAWord(inputs: ExchangeInputs, result: ExchangeResult): string {
  if (result.straightSaleTaxBill > 0) {
    const tax = `about ${formatUsd(result.straightSaleTaxBill)} of federal tax now`
    return result.underwater ? `${tax}, and nothing left to exchange.` : `${tax}, or deferred.`
  }
  const { loss } = findInExchange(inputs, result)
  return loss > 0 ? `a loss of ${formatUsd(loss)}, and no tax to put off.` : 'no gain, and no tax to put off.'
}
