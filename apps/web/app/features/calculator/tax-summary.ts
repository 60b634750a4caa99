import { findInExchange, formatUsd, type ExchangeInputs, type ExchangeResult } from '@dst/domain/calculator'

/** The end of the sentence that states a sale: the federal tax, or why there is none. */
export function taxSummary(inputs: ExchangeInputs, result: ExchangeResult): string {
  const { loss, highLoan, shortTerm } = findInExchange(inputs, result)
  if (shortTerm) return 'a gain within a year, taxed like wages, which is not computed here.'
  if (result.straightSaleTaxBill > 0) {
    const tax = `about ${formatUsd(result.straightSaleTaxBill)} of federal tax now`
    if (result.underwater) return `${tax}, and nothing left to exchange.`
    return highLoan ? `${tax}, or deferred if you also replace the loan.` : `${tax}, or deferred.`
  }
  return loss > 0 ? `a loss of ${formatUsd(loss)}, and no tax to put off.` : 'no gain, and no tax to put off.'
}
