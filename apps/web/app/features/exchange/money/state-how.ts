import { stateNames } from '@dst/domain/exchange-facts'
import type { ExchangeFile, FileTax } from '@dst/domain/exchange-file'
import { stateGainRates } from '@dst/domain/parameters'
import type { StateTable } from '@dst/domain/state-tax'
import { stateSentences } from '../states/state-tax-copy.ts'

/** How the state tax of a sale is found. */
export function stateHow(
  { sales, income, taxpayer }: ExchangeFile,
  { stateTax }: FileTax,
  figures?: StateTable,
): string {
  const { source, range } = stateTax
  if (source.by === 'cpa') return 'As your CPA has it.'
  if (range !== undefined) return figures === undefined ? '' : stateSentences(range, figures).join(' ')
  if (income.stateRate !== undefined) return `${shareOf(income.stateRate)} of the gain, as you entered.`
  if (taxpayer.kind === 'c-corporation') return 'Not included: enter the rate of the state for corporations.'
  const [first, ...others] = [...new Set(sales.flatMap(({ state, price }) => (price === undefined ? [] : [state])))]
  if (first === undefined && others.length === 0) return 'Enter the state of the property.'
  if (first === undefined || others.length > 0) return 'By the highest rate of each state that you entered.'
  const { [first]: rate } = stateGainRates
  if (rate === 0) return `${stateNames[first]} generally does not tax such a gain of a person.`
  return `${shareOf(rate)} of the gain, the highest rate of ${stateNames[first]}. Yours may be lower.`
}

/** State rates have up to two decimals. */
export function shareOf(rate: number): string {
  return `${Number((rate * 100).toFixed(2))}%`
}
