import {
  defaultExchangeInputs,
  readAmount,
  readPurchaseYear,
  readShare,
  type ExchangeInputs,
  type ExchangePropertyType,
} from '@dst/domain/calculator'
import { distributionRates } from '@dst/domain/parameters'
import type { SaleInputs } from './sale-inputs.ts'
import { thisYear } from './typed-inputs.ts'

/** The name of each input in the URL, short because people see it when they share a calculation. */
const names = {
  purchasePrice: 'bought',
  purchaseYear: 'year',
  propertyType: 'type',
  expectedSalePrice: 'sale',
  currentDebt: 'debt',
  distributionRate: 'rate',
  state: 'state',
} as const satisfies Record<keyof SaleInputs, string>
const keys = Object.keys(names) as (keyof SaleInputs)[]
const defaults: SaleInputs = defaultExchangeInputs

/** The inputs as a URL fragment, `#` included. A fragment is never sent to a server. */
export function fragmentOf(inputs: SaleInputs): string {
  const given = keys.filter((key) => inputs[key] !== undefined)
  return `#${new URLSearchParams(given.map((key) => [names[key], String(inputs[key])])).toString()}`
}

/**
 * The fragment for the page's own URL: empty for the defaults, so that an untouched calculator leaves the URL alone.
 */
export function hashFromInputs(inputs: SaleInputs): string {
  return keys.every((key) => inputs[key] === defaults[key]) ? '' : fragmentOf(inputs)
}

/** What a fragment says of an input that was not taken, and the input's name. */
export interface RefusedInput {
  readonly name: keyof SaleInputs
  readonly text: string
}

/** The inputs of a shared calculation. */
export interface SharedInputs {
  readonly inputs: SaleInputs
  /** Those in whose place the default stands, because what the fragment says of them is not clear or not allowed. */
  readonly refused: readonly RefusedInput[]
}

/**
 * The inputs in a fragment, with the default for each missing or invalid one; undefined when the fragment is about
 * something else.
 */
export function inputsFromHash(hash: string): SharedInputs | undefined {
  const carried = new URLSearchParams(hash.replace(/^#/, ''))
  if (!Object.values(names).some((name) => carried.has(name))) return undefined
  const text = (key: keyof SaleInputs) => (carried.get(names[key]) ?? '').trim()
  const read = {
    purchasePrice: amountIn(text('purchasePrice')),
    purchaseYear: yearIn(text('purchaseYear')),
    propertyType: propertyTypeIn(text('propertyType')),
    expectedSalePrice: amountIn(text('expectedSalePrice')),
    currentDebt: amountIn(text('currentDebt')),
    distributionRate: rateIn(text('distributionRate')),
    // What is no state is said where its tax would be.
    state: text('state').toUpperCase() || undefined,
  }
  const refused = keys.filter((key) => read[key] === undefined && text(key) !== '')
  return {
    inputs: { ...defaults, ...withoutMissing(read) },
    refused: refused.map((name) => ({ name, text: text(name) })),
  }
}

function amountIn(text: string): number | undefined {
  const read = readAmount(text)
  return read.kind === 'read' ? read.value : undefined
}

function yearIn(text: string): number | undefined {
  const year = readPurchaseYear(text, thisYear())
  return year.ok ? year.value : undefined
}

function rateIn(text: string): ExchangeInputs['distributionRate'] | undefined {
  const share = readShare(text, 'anything')
  const percent = share.kind === 'read' ? Math.round(share.value * wholePercent) : NaN
  return distributionRates.find((rate) => rate === percent)
}

const wholePercent = 100

function propertyTypeIn(text: string): ExchangePropertyType | undefined {
  return text === 'residential' || text === 'commercial' ? text : undefined
}

function withoutMissing(read: { [Key in keyof SaleInputs]: SaleInputs[Key] | undefined }) {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Partial<SaleInputs>
}
