import { type ExchangeInputs, type ExchangeResult, formatUsd } from '@dst/domain/calculator'
import { explainExchange, type ExplainedFigure, type FigureExplanation } from '@dst/domain/calculator-explanation'
import { dstTerm } from '@dst/domain/parameters'

/** One named amount as it is shown, with how it was computed. */
export interface ShownFigure extends FigureExplanation {
  label: string
}

/** The results as a person reads them. Without proceeds to exchange, every figure of the exchange reads $0. */
export interface ShownResult {
  sentence: string
  sale: readonly ShownFigure[]
  exchange: readonly ShownFigure[]
}

const saleLabels = {
  accumulatedDepreciation: 'Accumulated depreciation',
  capitalGainsTax: 'Capital gains tax',
  recaptureTax: 'Depreciation recapture tax',
  straightSaleTaxBill: 'Straight-sale tax bill',
  netProceedsAfterTaxes: 'Net proceeds after taxes',
} as const

const exchangeLabels = {
  netEquity: 'Net equity (DST investment amount)',
  totalTaxDeferral: 'Total tax deferral',
  annualIncome: 'Annual income',
  monthlyIncome: 'Monthly income',
  totalDistributions: `Total distributions over ${dstTerm.value} years`,
  futureEquity: `Future equity after ${dstTerm.value} years`,
} as const

/** Every figure has its label, or the compiler says so. */
const labelOf = { ...saleLabels, ...exchangeLabels } satisfies Record<ExplainedFigure, string>

/** Words and figures for one calculation, in whole dollars. */
export function shownResult(inputs: ExchangeInputs, result: ExchangeResult): ShownResult {
  const explained = explainExchange(inputs, result)
  const figures = (labels: Partial<Record<ExplainedFigure, string>>) =>
    (Object.keys(labels) as ExplainedFigure[]).map((figure) => ({ label: labelOf[figure], ...explained[figure] }))
  return { sentence: sentenceFor(inputs, result), sale: figures(saleLabels), exchange: figures(exchangeLabels) }
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
