import {
  findInExchange,
  formatUsd,
  type ExchangeFindings,
  type ExchangeInputs,
  type ExchangeResult,
} from '@dst/domain/calculator'
import {
  explainExchange,
  percentOf,
  type ExplainedFigure,
  type FigureExplanation,
} from '@dst/domain/calculator-explanation'
import { calculatorBaseYear, dstTerm, ordinaryRates } from '@dst/domain/parameters'

/** One labeled amount as it is shown and, if it was computed, how. */
export interface DisplayedFigure extends Partial<FigureExplanation> {
  label: string
  amount: string
  /** Part of the figure above; not added to the total. */
  part?: boolean
}

/**
 * The results as displayed. Without proceeds to exchange, every figure of the exchange is $0; what doesn't count for a
 * short-term gain, or for a loan that few DSTs carry, is left out in words.
 */
export interface DisplayedResult {
  sentence: string
  /** The shortest version of the result. */
  line: readonly { label: string; amount: string }[]
  /** From the sale price down to the proceeds, which are the sum of the rest. */
  sale: readonly DisplayedFigure[]
  exchange: readonly DisplayedFigure[]
  /** Whether the tax of the sale was computed, so that `sale` adds up. */
  computed: boolean
  /** Whether an exchange of this sale can be compared with it, and its years projected. */
  projected: boolean
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
export function displayedResult(inputs: ExchangeInputs, result: ExchangeResult): DisplayedResult {
  const explained = explainExchange(inputs, result)
  const findings = findInExchange(inputs, result)
  const { highLoan, shortTerm } = findings
  const figure = (name: ExplainedFigure): DisplayedFigure => {
    const label = labels[name]
    if (shortTerm && taxFigures.has(name)) return { label, amount: 'Not computed' }
    if (highLoan && !result.underwater && name === 'futureEquity') return { label, amount: 'Not projected' }
    return { label, ...explained[name] }
  }
  return {
    sentence: sentenceFor(inputs, result, findings),
    line: lineFor(inputs, result, findings),
    sale: saleFigures(inputs, result, findings, figure),
    exchange: exchangeFigures.map(figure),
    computed: !shortTerm,
    projected: !(result.underwater || highLoan || shortTerm),
  }
}

/** What follows from the rates of long-term gains. */
const taxFigures: ReadonlySet<ExplainedFigure> = new Set([
  'straightSaleTaxBill',
  'netProceedsAfterTaxes',
  'totalTaxDeferral',
])

function saleFigures(
  inputs: ExchangeInputs,
  result: ExchangeResult,
  { missingCash, shortTerm }: ExchangeFindings,
  figure: (name: ExplainedFigure) => DisplayedFigure,
): DisplayedFigure[] {
  const price = { label: 'Expected sale price', amount: formatUsd(inputs.expectedSalePrice) }
  const debt = { label: 'Current debt', amount: subtracted(formatUsd(inputs.currentDebt)) }
  const bill = figure('straightSaleTaxBill')
  if (shortTerm) return [price, debt, bill, figure('netProceedsAfterTaxes')]
  const parts = (['capitalGainsTax', 'recaptureTax', 'accumulatedDepreciation'] as const).map((name) => ({
    ...figure(name),
    part: true,
  }))
  const missing = {
    label: result.underwater ? 'Cash missing for the loan and the tax' : 'Cash missing for the tax',
    amount: formatUsd(missingCash),
  }
  return [
    price,
    debt,
    { ...bill, amount: subtracted(bill.amount) },
    ...parts,
    ...(missingCash > 0 ? [missing] : []),
    figure('netProceedsAfterTaxes'),
  ]
}

function subtracted(amount: string): string {
  return amount === formatUsd(0) ? amount : `−${amount}`
}

function lineFor(
  { currentDebt }: ExchangeInputs,
  { netEquity, straightSaleTaxBill, underwater }: ExchangeResult,
  { highLoan, shortTerm }: ExchangeFindings,
): DisplayedResult['line'] {
  const tax = { label: 'Tax if you sell', amount: shortTerm ? 'not computed' : formatUsd(straightSaleTaxBill) }
  if (underwater) return [tax, { label: 'Proceeds to exchange', amount: 'none' }]
  return highLoan
    ? [tax, { label: 'Loan to replace', amount: formatUsd(currentDebt) }]
    : [tax, { label: 'Invested if you exchange', amount: formatUsd(netEquity) }]
}

function sentenceFor(inputs: ExchangeInputs, result: ExchangeResult, findings: ExchangeFindings): string {
  if (result.underwater) return 'The loan is larger than the sale price: there are no proceeds to exchange.'
  const invested = formatUsd(result.netEquity)
  if (findings.shortTerm) return shortTermSentence(inputs, invested)
  if (result.straightSaleTaxBill === 0) return sentenceWithoutTax(findings.loss, invested)
  const sale =
    `On these assumptions, selling outright would cost about ${formatUsd(result.straightSaleTaxBill)} in federal ` +
    `tax and leave ${formatUsd(result.netProceedsAfterTaxes)}. `
  if (findings.highLoan) {
    return (
      `${sale}An exchange may defer all of that tax only if you also replace the loan of ` +
      `${formatUsd(inputs.currentDebt)}, with another loan or with new cash.`
    )
  }
  return (
    `${sale}An exchange may defer that tax and keep ${invested} ` +
    `invested; at ${inputs.distributionRate}% that is ${formatUsd(result.annualIncome)} a year, or ` +
    `${formatUsd(result.monthlyIncome)} a month, which is not guaranteed.`
  )
}

function shortTermSentence({ purchaseYear }: ExchangeInputs, invested: string): string {
  return (
    `Bought in ${purchaseYear}, the property counts here as held for a year or less, since the estimate is for a ` +
    `sale in ${calculatorBaseYear}. Such a gain is taxed at ordinary rates, up to ${topRate}, which this calculator ` +
    `does not compute. A sale would leave ${invested} before tax.`
  )
}

const topRate = percentOf(Math.max(...ordinaryRates))

function sentenceWithoutTax(loss: number, invested: string): string {
  const left = `Either way ${invested} is left to invest.`
  return loss > 0
    ? `On these assumptions the property sells at a loss of ${formatUsd(loss)} against its depreciated cost. A ` +
        `sale may let you deduct it; an exchange would put that off. ${left}`
    : 'On these assumptions a sale would owe no federal tax on a gain, so an exchange would have nothing to ' +
        `defer. ${left}`
}
