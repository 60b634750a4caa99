import { identificationCheck, type IdentificationCheck } from '../identification/index.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { DatesGap, FileDates } from './dates-of.ts'
import type { ExchangeFile, Purchase } from './exchange-file.ts'
import { purchaseValue } from './purchase-value.ts'
import { receiptOf, type Receipt } from './receipt-of.ts'
import { pricedSales } from './sale-figures.ts'

/** One property of the list as it counts. */
export interface ListedProperty {
  readonly id: string
  readonly name: string
  readonly units: number
  /** Market value in US dollars; 0 while unknown. */
  readonly value: number
  readonly valueKnown: boolean
  /** Received, by its date, from the first sale on and by today and the last day on which property can be named. */
  readonly received: boolean
  /** What its date is to the exchange. */
  readonly receipt: Receipt
}

/** The list of a file, and what the rules say about it. */
export interface FileList {
  readonly properties: readonly ListedProperty[]
  readonly check: IdentificationCheck
}

/** Applies the identification rules to the purchases of a file; the ids stand for names in `check.safe`. */
export function listOf(file: ExchangeFile, properties: readonly ListedProperty[]): Result<FileList, 'price-missing'> {
  const sales = pricedSales(file.sales)
  if (sales.length === 0) return fail('price-missing')
  const check = identificationCheck({
    salePrices: sales.map(({ price }) => price),
    candidates: properties.map(({ id, units, value, received }) => ({ name: id, units, value, received })),
  })
  return succeed({ properties, check })
}

/** All purchases of a file as they count on its list, whether or not its limit is known yet. */
export function listedProperties(
  file: ExchangeFile,
  dates: Result<FileDates, DatesGap>,
  today: PlainDate,
): readonly ListedProperty[] {
  return file.purchases.map((purchase, index) => listed(purchase, index, receiptOf(purchase, dates, today)))
}

function listed(purchase: Purchase, index: number, receipt: Receipt): ListedProperty {
  const value = purchaseValue(purchase)?.value
  const { id, kind = 'dst', name = `${kind === 'dst' ? 'DST' : 'Property'} ${index + 1}`, units = 1 } = purchase
  const received = receipt === 'in-time'
  return { id, name, units, value: value ?? 0, valueKnown: value !== undefined, received, receipt }
}
