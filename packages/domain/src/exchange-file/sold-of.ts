import { defaultExchangeInputs } from '../calculator/index.ts'
import { commercialDepreciationFrom, residentialDepreciationFrom } from '../parameters/federal-tax.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import type { SalePart } from './after-closing.ts'
import type { ExchangeFile, Sale } from './exchange-file.ts'
import { depreciationOfParts } from './read-part.ts'
import { pricedSales, type PricedSale } from './sale-figures.ts'

/** What keeps the tax of a file from being estimated, and the sale that it is about. */
export interface TaxGap {
  readonly code:
    | 'depreciation-missing'
    | 'price-missing'
    | 'purchase-missing'
    | 'service-after-sale'
    | 'service-missing'
    | 'several-tax-years'
    | 'states-missing'
    | 'trust-not-computed'
    | 'year-unknown'
  readonly saleId?: string
}

/** The sales of a file with all that their gain needs, and the year into which they fall. */
export interface SoldSales {
  readonly sales: readonly BoughtSale[]
  readonly year: number
}

/**
 * The sales of a file with their gain known. A sale without a closing is sold in the month of the first that has one,
 * or today. What parts of a property were written off counts as its depreciation, unless that was typed.
 */
export function soldOf(file: ExchangeFile, today: string): Result<SoldSales, TaxGap> {
  const sales = soldOn(pricedSales(file.sales), today).map((sale) => withPartsTaken(sale, file.saleParts))
  const [first] = sales
  if (first === undefined) return fail({ code: 'price-missing' })
  const bought: BoughtSale[] = []
  for (const sale of sales) {
    const complete = boughtSale(sale)
    if (!complete.ok) return complete
    bought.push(complete.value)
  }
  const year = yearIn(first.sold)
  if (sales.some(({ sold }) => yearIn(sold) !== year)) return fail({ code: 'several-tax-years' })
  return succeed({ sales: bought, year })
}

/** A sale with its month. */
export type SoldSale = PricedSale & { readonly sold: string }
/** A sale of which the tax can be estimated. */
export type BoughtSale = SoldSale & Required<Pick<Sale, 'purchasePrice' | 'placedInService'>>

/** The sales with the month in which each is sold: without a closing, that of the first that has one, or today's. */
export function soldOn(sales: readonly PricedSale[], today: string): readonly SoldSale[] {
  const [first = today] = sales.flatMap(({ closing }) => closing ?? []).toSorted()
  return sales.map((sale) => ({ ...sale, sold: monthIn(sale.closing ?? first) }))
}

/** The sale with what its parts were written off as its depreciation, unless that was typed. */
function withPartsTaken(sale: SoldSale, parts: readonly SalePart[]): SoldSale {
  const taken = sale.depreciation === undefined ? depreciationOfParts(parts, sale) : undefined
  return taken === undefined ? sale : { ...sale, depreciation: taken }
}

function boughtSale(sale: SoldSale): Result<BoughtSale, TaxGap> {
  const { id: saleId, purchasePrice, placedInService, depreciation } = sale
  if (purchasePrice === undefined) return fail({ code: 'purchase-missing', saleId })
  if (placedInService === undefined) return fail({ code: 'service-missing', saleId })
  if (placedInService > sale.sold) return fail({ code: 'service-after-sale', saleId })
  if (mustTypeDepreciation(sale) && depreciation === undefined) return fail({ code: 'depreciation-missing', saleId })
  return succeed({ ...sale, purchasePrice, placedInService })
}

/** Whether the depreciation of a property can't be computed: it is too old, or came from an earlier exchange. */
export function mustTypeDepreciation(
  sale: Pick<Sale, 'propertyType' | 'placedInService' | 'priorDeferredGain'>,
): boolean {
  const { placedInService, priorDeferredGain = 0 } = sale
  const from = computedFrom[propertyTypeOf(sale)]
  return priorDeferredGain > 0 || (placedInService !== undefined && placedInService < from)
}

const computedFrom = {
  residential: residentialDepreciationFrom,
  commercial: commercialDepreciationFrom,
} as const

/** What a property is for depreciation, commercial until it is entered. */
export function propertyTypeOf({ propertyType = defaultExchangeInputs.propertyType }: Pick<Sale, 'propertyType'>) {
  return propertyType
}

/** The year of a day or a month. */
export function yearIn(month: string): number {
  return Number(month.slice(0, 'yyyy'.length))
}

/** The month of a day, as yyyy-mm. */
export function monthIn(day: string): string {
  return day.slice(0, 'yyyy-mm'.length)
}
