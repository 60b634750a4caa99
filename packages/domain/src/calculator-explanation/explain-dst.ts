import type { ExchangeResult } from '../calculator/calculate-exchange.ts'
import { distributionRateFrom, type ExchangeInputs } from '../calculator/exchange-inputs.ts'
import { formatUsd } from '../calculator/amounts.ts'
import { closingCost, dstGrowthRate, dstTerm } from '../parameters/calculator.ts'
import { explain, growthFactor, percentOf, type FigureExplanation } from './formula.ts'

const nothingToExchange = 'The loan is larger than the sale price: there are no proceeds to exchange.'
const monthsPerYear = 12
const wholePercent = 100

/** The equity available to invest in the DST, shown as $0 when the loan is larger than the price. */
export function explainNetEquity(
  { expectedSalePrice, currentDebt }: ExchangeInputs,
  { underwater }: ExchangeResult,
): FigureExplanation {
  return explain({
    meaning:
      'The sale price, less the debt and the closing cost, which is taken as ' +
      `${formatUsd(closingCost)}. It is the amount to invest.`,
    amounts: [expectedSalePrice, currentDebt, closingCost],
    write: (sale, debt, closing) =>
      underwater ? `the larger of $0 and (${sale} − ${debt} − ${closing})` : `${sale} − ${debt} − ${closing}`,
    compute: (sale, debt, closing) => Math.max(0, sale - debt - closing),
    notes: [underwater ? nothingToExchange : undefined],
  })
}

/** The tax that an exchange can defer. */
export function explainTaxDeferral(result: ExchangeResult): FigureExplanation {
  const meaning =
    'The same sum as the straight-sale tax bill: what a full exchange may put off. It is deferred, not forgiven.'
  if (result.underwater) return withoutExchange(meaning)
  return explain({
    meaning,
    amounts: [result.capitalGainsTax, result.recaptureTax],
    write: (gains, recapture) => `${gains} + ${recapture}`,
    compute: (gains, recapture) => gains + recapture,
  })
}

/** Distributions per year at the assumed rate. */
export function explainAnnualIncome(inputs: ExchangeInputs, { netEquity }: ExchangeResult): FigureExplanation {
  const rate = distributionRateFrom(inputs.distributionRate)
  return explain({
    meaning:
      `The assumed distribution rate, ${rate}% a year, of the net equity. Hypothetical: distributions can ` +
      'be cut or stop.',
    amounts: [Math.max(0, netEquity)],
    write: (equity) => `${rate}% × ${equity}`,
    compute: (equity) => (equity * rate) / wholePercent,
  })
}

/** Distributions per month. */
export function explainMonthlyIncome({ annualIncome }: ExchangeResult): FigureExplanation {
  return explain({
    meaning: 'The annual income in twelve equal parts.',
    amounts: [Math.max(0, annualIncome)],
    write: (annual) => `${annual} ÷ ${monthsPerYear} months`,
    compute: (annual) => annual / monthsPerYear,
  })
}

/** Distributions over the whole term. */
export function explainTotalDistributions({ annualIncome }: ExchangeResult): FigureExplanation {
  return explain({
    meaning: `The annual income over the ${dstTerm} years that the trust is assumed to run.`,
    amounts: [Math.max(0, annualIncome)],
    write: (annual) => `${annual} × ${dstTerm} years`,
    compute: (annual) => annual * dstTerm,
  })
}

/** What the DST interest might be worth at the end of the term. */
export function explainFutureEquity(
  { currentDebt }: ExchangeInputs,
  { netEquity, underwater }: ExchangeResult,
): FigureExplanation {
  const meaning =
    'The property, bought with the net equity and as much debt as before, grows by an assumed ' +
    `${percentOf(dstGrowthRate)} a year for ` +
    `${dstTerm} years; then the debt is taken off. Before fees and tax, and not guaranteed.`
  if (underwater) return withoutExchange(meaning)
  return explain({
    meaning,
    amounts: [netEquity, currentDebt],
    write: (equity, debt) => `(${equity} + ${debt}) × ${growthFactor(dstGrowthRate, dstTerm)} − ${debt}`,
    compute: (equity, debt) => (equity + debt) * (1 + dstGrowthRate) ** dstTerm - debt,
  })
}

function withoutExchange(meaning: string): FigureExplanation {
  return { amount: formatUsd(0), meaning, formula: `no exchange = ${formatUsd(0)}`, notes: [nothingToExchange] }
}
