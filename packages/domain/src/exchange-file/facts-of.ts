import { exchangeFactNames, type ExchangeFacts } from '../exchange-facts/exchange-facts.ts'
import type { Result } from '../result/index.ts'
import type { DatesGap, FileDates } from './dates-of.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { factFields } from './fact-fields.ts'
import type { KnownTax } from './known-tax-of.ts'
import type { ListedProperty } from './list-of.ts'
import type { FileMoney } from './money-of.ts'
import { readField } from './read-field.ts'
import { pricedSales, sumOf } from './sale-figures.ts'
import type { TaxGap } from './sold-of.ts'
import type { FileTax } from './tax-of.ts'

/** What facts are taken from. */
export interface FactSources {
  readonly dates: Result<FileDates, DatesGap>
  readonly money: Result<FileMoney, 'price-missing'>
  readonly knownTax: Result<KnownTax, TaxGap>
  readonly properties: readonly ListedProperty[]
}

/**
 * The facts that a file knows; what it doesn't know is left out. What a person hasn't entered has the defaults of the
 * file, but a debt or a state is told only once it was entered.
 */
export function factsOf(file: ExchangeFile, { dates, money, knownTax, properties }: FactSources): ExchangeFacts {
  const listed = properties.reduce((sum, { units }) => sum + units, 0)
  return readFacts({
    // Without a postponement after a disaster: nobody should plan with it before the intermediary has agreed.
    ...(dates.ok && { lastNamingDay: dates.value.identification, lastClosingDay: dates.value.end }),
    ...(money.ok && { netSalePrice: money.value.check.netSalePrice, cashToPlace: money.value.check.exchangeCash }),
    ...(knownTax.ok && taxFacts(knownTax.value)),
    residenceState: file.taxpayer.residence,
    debtToReplace: debtOf(file),
    propertyState: stateOf(file),
    listedProperties: listed,
    // An item is its id until something of it is typed.
    typedOfferings: file.offerings.filter((offering) => Object.keys(offering).length > 1).length,
  })
}

/** The tax and the state tax in it; of a range both ends, as its middle would be nobody's. */
function taxFacts({ tax, mostTax, estimated }: KnownTax): Readonly<Record<string, unknown>> {
  return {
    estimatedTax: tax,
    ...(Math.round(mostTax) > Math.round(tax) && { estimatedTaxMost: mostTax }),
    ...(estimated !== undefined && estimated.stateTax.source.by !== 'none' && stateTaxFacts(estimated)),
  }
}

function stateTaxFacts({ estimate, most, stateTax }: FileTax): Readonly<Record<string, unknown>> {
  const [least, highest] = [estimate.stateTax, most.estimate.stateTax]
  const kinds = stateTax.range?.kinds.map(({ kind }) => kind) ?? []
  return {
    stateTax: least,
    ...(Math.round(highest) > Math.round(least) && { stateTaxMost: highest }),
    stateFigures: leastSureFirst.find((kind) => kinds.includes(kind)),
    stateFiguresRead: stateTax.readOn,
  }
}

const leastSureFirst = ['disputed', 'preliminary', 'carried', 'published'] as const

/** Takes the facts that are among these values, and drops what no fact can hold. */
export function readFacts(values: Readonly<Record<string, unknown>>): ExchangeFacts {
  return Object.fromEntries(
    exchangeFactNames.flatMap((name) => {
      const value = readField(factFields[name], values[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function debtOf({ sales }: ExchangeFile): number | undefined {
  return sales.some(({ debtPaidOff }) => debtPaidOff !== undefined)
    ? sumOf(pricedSales(sales), 'debtPaidOff')
    : undefined
}

/** The state of all sales whose state is known, where it is one. */
function stateOf({ sales }: ExchangeFile): string | undefined {
  const [state, ...others] = new Set(sales.flatMap((sale) => sale.state ?? []))
  return others.length === 0 ? state : undefined
}
