import {
  defaultExchangeInputs,
  distributionRateFrom,
  parseAmount,
  type ExchangeInputs,
  type ExchangePropertyType,
} from '@dst/domain/calculator'

/** The name of each input in the address, short because people see it when they share a calculation. */
const names = {
  purchasePrice: 'bought',
  purchaseYear: 'year',
  propertyType: 'type',
  expectedSalePrice: 'sale',
  currentDebt: 'debt',
  distributionRate: 'rate',
} as const satisfies Record<keyof ExchangeInputs, string>
const keys = Object.keys(names) as (keyof ExchangeInputs)[]

/** The inputs as an address fragment, `#` included. A fragment is never sent to a server. */
export function fragmentOf(inputs: ExchangeInputs): string {
  return `#${new URLSearchParams(keys.map((key) => [names[key], String(inputs[key])])).toString()}`
}

/** The fragment that the page's own address carries: empty for the defaults, so that an untouched calculator leaves it alone. */
export function hashFromInputs(inputs: ExchangeInputs): string {
  return keys.every((key) => inputs[key] === defaultExchangeInputs[key]) ? '' : fragmentOf(inputs)
}

/**
 * The inputs that a fragment carries, each missing or senseless one as its default;
 * undefined when the fragment is about something else.
 */
export function inputsFromHash(hash: string): ExchangeInputs | undefined {
  const carried = new URLSearchParams(hash.replace(/^#/, ''))
  if (!Object.values(names).some((name) => carried.has(name))) return undefined
  const amount = (key: 'purchasePrice' | 'expectedSalePrice' | 'currentDebt') =>
    parseAmount(carried.get(names[key]) ?? '') ?? defaultExchangeInputs[key]
  return {
    purchasePrice: amount('purchasePrice'),
    purchaseYear: parseYear(carried.get(names.purchaseYear) ?? '') ?? defaultExchangeInputs.purchaseYear,
    propertyType: propertyTypeFrom(carried.get(names.propertyType)),
    expectedSalePrice: amount('expectedSalePrice'),
    currentDebt: amount('currentDebt'),
    distributionRate: distributionRateFrom(Number(carried.get(names.distributionRate))),
  }
}

/** A whole year, not below 0; undefined for anything else. */
export function parseYear(text: string): number | undefined {
  const year = parseAmount(text)
  return year !== undefined && Number.isInteger(year) ? year : undefined
}

function propertyTypeFrom(text: string | null): ExchangePropertyType {
  return text === 'residential' || text === 'commercial' ? text : defaultExchangeInputs.propertyType
}
