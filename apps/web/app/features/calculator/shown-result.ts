import { findInExchange, formatUsd, type ExchangeInputs, type ExchangeResult } from '@dst/domain/calculator'
import { explainExchange, type ExplainedFigure, type FigureExplanation } from '@dst/domain/calculator-explanation'
import { dstTerm } from '@dst/domain/parameters'

/** One labeled amount as it is shown and, if it was computed, how. */
export interface ShownFigure extends Partial<FigureExplanation> {
  label: string
  amount: string
  /** Part of the figure above; not added to the total. */
  part?: boolean
}

/** The results as displayed. Without proceeds to exchange, every figure of the exchange is $0. */
export interface ShownResult {
  sentence: string
  /** The shortest version of the result. */
  line: readonly { label: string; amount: string }[]
  /** From the sale price down to the proceeds, which are the sum of the rest. */
  sale: readonly ShownFigure[]
  exchange: readonly ShownFigure[]
}

/** The compiler checks that every figure has a label. */
const labels = {
  accumulatedDepreciation: 'Accumulated depreciation',
  capitalGainsTax: 'Capital gains tax',
  recaptureTax: 'Depreciation recapture tax',
  straightSaleTaxBill: 'Straight-sale tax bill',
  netProceedsAfterTaxes: 'Net proceeds after taxes',
  netEquity: 'Net equity (DST investment amount)',
  totalTaxDeferral: 'Total tax deferral',
  annualIncome: 'Annual income',
  monthlyIncome: 'Monthly income',
  totalDistributions: `Total distributions over ${dstTerm} years`,
  futureEquity: `Future equity after ${dstTerm} years`,
} satisfies Record<ExplainedFigure, string>

const exchangeFigures = [
  'netEquity',
  'totalTaxDeferral',
  'annualIncome',
  'monthlyIncome',
  'totalDistributions',
  'futureEquity',
] as const

/** Labels and figures of one calculation, in whole dollars. */
export function shownResult(inputs: ExchangeInputs, result: ExchangeResult): ShownResult {
  const explained = explainExchange(inputs, result)
  const figure = (name: ExplainedFigure): ShownFigure => ({ label: labels[name], ...explained[name] })
  return {
    sentence: sentenceFor(inputs, result),
    line: lineFor(result),
    sale: saleFigures(inputs, result, figure),
    exchange: exchangeFigures.map(figure),
  }
}

function saleFigures(
  inputs: ExchangeInputs,
  result: ExchangeResult,
  figure: (name: ExplainedFigure) => ShownFigure,
): ShownFigure[] {
  const { missingCash } = findInExchange(inputs, result)
  const bill = figure('straightSaleTaxBill')
  const parts = (['capitalGainsTax', 'recaptureTax', 'accumulatedDepreciation'] as const).map((name) => ({
    ...figure(name),
    part: true,
  }))
  const missing = {
    label: result.underwater ? 'Cash missing for the loan and the tax' : 'Cash missing for the tax',
    amount: formatUsd(missingCash),
  }
  return [
    { label: 'Expected sale price', amount: formatUsd(inputs.expectedSalePrice) },
    { label: 'Current debt', amount: subtracted(formatUsd(inputs.currentDebt)) },
    { ...bill, amount: subtracted(bill.amount) },
    ...parts,
    ...(missingCash > 0 ? [missing] : []),
    figure('netProceedsAfterTaxes'),
  ]
}

function subtracted(amount: string): string {
  return amount === formatUsd(0) ? amount : `−${amount}`
}

function lineFor({ straightSaleTaxBill, totalTaxDeferral, underwater }: ExchangeResult): ShownResult['line'] {
  return [
    { label: 'Tax if you sell', amount: formatUsd(straightSaleTaxBill) },
    underwater
      ? { label: 'Proceeds to exchange', amount: 'none' }
      : { label: 'Deferred if you exchange', amount: formatUsd(totalTaxDeferral) },
  ]
}

function sentenceFor(inputs: ExchangeInputs, result: ExchangeResult): string {
  if (result.underwater) return 'The loan is larger than the sale price: there are no proceeds to exchange.'
  const invested = formatUsd(result.netEquity)
  if (result.straightSaleTaxBill === 0) return sentenceWithoutTax(findInExchange(inputs, result).loss, invested)
  return (
    `On these assumptions, selling outright would cost about ${formatUsd(result.straightSaleTaxBill)} in federal ` +
    `tax and leave ${formatUsd(result.netProceedsAfterTaxes)}. An exchange may defer that tax and keep ${invested} ` +
    `invested; at ${inputs.distributionRate}% that is ${formatUsd(result.annualIncome)} a year, or ` +
    `${formatUsd(result.monthlyIncome)} a month, which is not guaranteed.`
  )
}

function sentenceWithoutTax(loss: number, invested: string): string {
  const left = `Either way ${invested} is left to invest.`
  return loss > 0
    ? `On these assumptions the property sells at a loss of ${formatUsd(loss)} against its depreciated cost. A ` +
        `sale may let you deduct it; an exchange would put that off. ${left}`
    : 'On these assumptions a sale would owe no federal tax on a gain, so an exchange would have nothing to ' +
        `defer. ${left}`
}
