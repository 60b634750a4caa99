import {
  defaultExchangeInputs,
  distributionRateFrom,
  readAmount,
  readPurchaseYear,
  readShare,
  type ExchangeInputs,
  type ExchangePropertyType,
} from '@dst/domain/calculator'
import { thisYear } from './typed-inputs.ts'

/** The name of each input in the URL, short because people see it when they share a calculation. */
const names = {
  purchasePrice: 'bought',
  purchaseYear: 'year',
  propertyType: 'type',
  expectedSalePrice: 'sale',
  currentDebt: 'debt',
  distributionRate: 'rate',
} as const satisfies Record<keyof ExchangeInputs, string>
const keys = Object.keys(names) as (keyof ExchangeInputs)[]

/** The inputs as a URL fragment, `#` included. A fragment is never sent to a server. */
export function fragmentOf(inputs: ExchangeInputs): string {
  return `#${new URLSearchParams(keys.map((key) => [names[key], String(inputs[key])])).toString()}`
}

/**
 * The fragment for the page's own URL: empty for the defaults, so that an untouched calculator leaves the URL alone.
 */
export function hashFromInputs(inputs: ExchangeInputs): string {
  return keys.every((key) => inputs[key] === defaultExchangeInputs[key]) ? '' : fragmentOf(inputs)
}

/**
 * The inputs in a fragment, with the default for each missing or invalid one; undefined when the fragment is about
 * something else.
 */
export function inputsFromHash(hash: string): ExchangeInputs | undefined {
  const carried = new URLSearchParams(hash.replace(/^#/, ''))
  if (!Object.values(names).some((name) => carried.has(name))) return undefined
  const text = (key: keyof ExchangeInputs) => carried.get(names[key]) ?? ''
  const amount = (key: 'purchasePrice' | 'expectedSalePrice' | 'currentDebt') => {
    const read = readAmount(text(key))
    return read.kind === 'read' ? read.value : defaultExchangeInputs[key]
  }
  const year = readPurchaseYear(text('purchaseYear'), thisYear())
  return {
    purchasePrice: amount('purchasePrice'),
    purchaseYear: year.ok ? year.value : defaultExchangeInputs.purchaseYear,
    propertyType: propertyTypeFrom(text('propertyType')),
    expectedSalePrice: amount('expectedSalePrice'),
    currentDebt: amount('currentDebt'),
    distributionRate: distributionRateFrom(percentIn(text('distributionRate'))),
  }
}

function percentIn(text: string): number {
  const share = readShare(text, 'anything')
  return share.kind === 'read' ? Math.round(share.value * wholePercent) : NaN
}

const wholePercent = 100

function propertyTypeFrom(text: string): ExchangePropertyType {
  return text === 'residential' || text === 'commercial' ? text : defaultExchangeInputs.propertyType
}
