import { formatUsd, type ExchangeInputs, type ExchangeResult } from '@dst/domain/calculator'
import { dstTerm } from '@dst/domain/parameters'

/** One named amount as it is shown. */
export interface ShownFigure {
  label: string
  amount: string
}

/** The results as a person reads them. Without proceeds to exchange, every figure of the exchange reads $0. */
export interface ShownResult {
  sentence: string
  sale: readonly ShownFigure[]
  exchange: readonly ShownFigure[]
  /** For the drawing, in US dollars: what a sale keeps and pays in tax, and what an exchange invests. Never below 0. */
  bars: { kept: number; tax: number; invested: number }
}

/** Words and figures for one calculation, in whole dollars. */
export function shownResult(inputs: ExchangeInputs, result: ExchangeResult): ShownResult {
  const exchanged = (amount: number) => formatUsd(result.underwater ? 0 : Math.max(0, amount))
  const invested = Math.max(0, result.netEquity)
  return {
    sentence: sentenceFor(inputs, result),
    sale: [
      { label: 'Accumulated depreciation', amount: formatUsd(result.accumulatedDepreciation) },
      { label: 'Capital gains tax', amount: formatUsd(result.capitalGainsTax) },
      { label: 'Depreciation recapture tax', amount: formatUsd(result.recaptureTax) },
      { label: 'Straight-sale tax bill', amount: formatUsd(result.straightSaleTaxBill) },
      { label: 'Net proceeds after taxes', amount: formatUsd(result.netProceedsAfterTaxes) },
    ],
    exchange: [
      { label: 'Net equity (DST investment amount)', amount: exchanged(result.netEquity) },
      { label: 'Total tax deferral', amount: exchanged(result.totalTaxDeferral) },
      { label: 'Annual income', amount: exchanged(result.annualIncome) },
      { label: 'Monthly income', amount: exchanged(result.monthlyIncome) },
      { label: `Total distributions over ${dstTerm.value} years`, amount: exchanged(result.totalDistributions) },
      { label: `Future equity after ${dstTerm.value} years`, amount: exchanged(result.futureEquity) },
    ],
    bars: { kept: result.netProceedsAfterTaxes, tax: invested - result.netProceedsAfterTaxes, invested },
  }
}

function sentenceFor(inputs: ExchangeInputs, result: ExchangeResult): string {
  if (result.underwater) return 'The loan is larger than the sale price: there are no proceeds to exchange.'
  const invested = formatUsd(result.netEquity)
  if (result.straightSaleTaxBill === 0) {
    return `On these assumptions a sale would owe no federal tax on a gain, so an exchange would have nothing to defer. Either way ${invested} is left to invest.`
  }
  return (
    `On these assumptions, selling outright would cost about ${formatUsd(result.straightSaleTaxBill)} in federal tax and leave ` +
    `${formatUsd(result.netProceedsAfterTaxes)}. An exchange may defer that tax and keep ${invested} invested; at ${inputs.distributionRate}% ` +
    `that is ${formatUsd(result.annualIncome)} a year, or ${formatUsd(result.monthlyIncome)} a month, which is not guaranteed.`
  )
}
