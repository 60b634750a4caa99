import { findInExchange, formatUsd, type ExchangeInputs, type ExchangeResult } from '@dst/domain/calculator'
import { assumedOtherIncome, type StateCode } from '@dst/domain/parameters'
import type { FiguresKind, StateFigures } from '@dst/domain/parameters/states'
import { placeAtStart, placeName } from '~/lib/states/state-words.ts'
import { stateTaxes } from '~/lib/states/state-taxes.ts'
import type { SaleInputs } from './sale-inputs.ts'
import { stateTaxOfSale, type DependsOn, type StateTaxOfSale } from './state-tax-of-sale.ts'

/** What is said about the state of a sale. */
export interface StateOfSale {
  /** The state's name. */
  readonly name?: string
  readonly sentence: string
  /** The same as short as can be, for the announcement of a result. */
  readonly spoken: string
}

/** Says what the state that was chosen would take of a sale; `result` is that of the calculator for the same inputs. */
export type DescribeState = (inputs: SaleInputs, result: ExchangeResult) => StateOfSale

/** {@link DescribeState} by the figures of the states of the year in which the device's clock is. */
export const describeState: DescribeState = (inputs, result) => {
  const { state: code = '' } = inputs
  if (!isState(code)) {
    const sentence = `“${code}” is no state that can be chosen, so no state tax is named.`
    return { sentence, spoken: sentence }
  }
  const state = stateTaxes.figures[code]
  const { sentence, amount } = describedTax(state, inputs, result)
  return { name: state.name, sentence, spoken: `${state.name}: ${amount}.` }
}

interface Described {
  readonly sentence: string
  readonly amount: string
}

function describedTax(state: StateFigures, inputs: ExchangeInputs, result: ExchangeResult): Described {
  const name = placeName(state)
  const { purchasePrice, expectedSalePrice } = inputs
  const gain = expectedSalePrice - (purchasePrice - result.accumulatedDepreciation)
  if (state.income !== 'taxed')
    return {
      sentence: `${untaxedSentence(state, name)} If you live elsewhere, your own state may take something.`,
      amount: 'nothing',
    }
  if (findInExchange(inputs, result).shortTerm)
    return {
      sentence: `What ${name} takes of a gain within a year is not computed here either.`,
      amount: 'not computed',
    }
  if (gain <= 0) return { sentence: `There is no gain of which ${name} could take anything.`, amount: 'nothing' }
  return taxSentence(state, stateTaxOfSale(stateTaxes, { state: state.code, inputs, result, gain, today: new Date() }))
}

function untaxedSentence({ code, income }: StateFigures, name: string): string {
  // A seller there has heard of a tax on gains, so that it is not enough to say that there is none on income.
  if (code === 'WA')
    return `${name}’s tax on capital gains leaves real estate out, so the state takes nothing of the gain.`
  return income === 'none'
    ? `${name} has no income tax, so the state takes nothing of the gain.`
    : `${name} no longer taxes a person’s gain on property, so the state takes nothing of this one.`
}

function taxSentence(state: StateFigures, tax: StateTaxOfSale): Described {
  const { taxYear, kind, dependsOn } = tax
  const [low, high] = [tax.low, tax.high].map(rounded) as [number, number]
  const amount = amountOf(low, high)
  const taken =
    `${placeAtStart(state)} would take ${amount}${high > 0 ? ' more' : ' of the gain'} in ${taxYear}, ` +
    `if you live there, file jointly and have ${formatUsd(assumedOtherIncome)} of other taxable income.`
  const open = low === high ? [] : dependsOn.map((fact) => openFacts[fact])
  const sentences = [
    taken,
    ...(open.length === 0 ? [] : [`How much depends on ${open.join(' and ')}.`]),
    ...(high > 0 ? kindSentences[kind](taxYear) : []),
    ...(state.places === undefined && state.localRateTyped === undefined ? [] : ['Local income tax is not counted.']),
  ]
  return { sentence: sentences.join(' '), amount }
}

const roundedTo = 100

function rounded(amount: number): number {
  return Math.max(0, Math.round(amount / roundedTo) * roundedTo)
}

function amountOf(low: number, high: number): string {
  if (high === 0) return 'nothing'
  if (low === high) return `about ${formatUsd(high)}`
  return low === 0 ? `up to about ${formatUsd(high)}` : `about ${formatUsd(low)} to ${formatUsd(high)}`
}

const openFacts = {
  heldMonths: 'the month in which you bought it',
  usedAsHome: 'whether you ever lived in it',
  isBusiness: 'whether the state counts renting it out as a business',
} as const satisfies Record<DependsOn, string>

const kindSentences = {
  published: () => [],
  preliminary: (year) => [`Figures of ${year} are not all published.`],
  carried: (year) => [`It is computed with the figures of ${year - 1}.`],
  disputed: (year) => [`Figures of ${year} are disputed: two authorities name different amounts.`],
} as const satisfies Record<FiguresKind, (year: number) => readonly string[]>

function isState(code: string): code is StateCode {
  return Object.hasOwn(stateTaxes.figures, code)
}
