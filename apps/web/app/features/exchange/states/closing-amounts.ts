import type { ExchangeFile, FileTax, Sale, TaxGap } from '@dst/domain/exchange-file'
import type { StateCode } from '@dst/domain/parameters'
import type { Withholding } from '@dst/domain/parameters/states'
import type { Result } from '@dst/domain/result'
import { gainOfSale } from '@dst/domain/tax-estimate'

type Rate = NonNullable<Withholding['rate']>

/** The sales of one state, and their gains once the tax is known. In US dollars. */
export interface SalesThere {
  readonly sales: readonly Sale[]
  readonly gains: readonly number[]
}

/** What is sold in a state. */
export function salesIn(state: StateCode, { sales }: ExchangeFile, tax?: Result<FileTax, TaxGap>): SalesThere {
  const properties = tax?.ok === true ? tax.value.properties.filter(({ inState }) => inState?.state === state) : []
  return {
    sales: sales.filter((sale) => sale.state === state),
    gains: properties.map((property) => gainOfSale(property).gain),
  }
}

/** Whether every price is entered and lower than that from which a state withholds. */
export function isBelow({ priceFrom }: Rate, { sales }: SalesThere): boolean {
  return priceFrom !== undefined && sales.every(({ price }) => price !== undefined && price < priceFrom)
}

/**
 * About what a state withholds from a person's sales together, in US dollars, unrounded. Undefined while a price or a
 * gain that it takes isn't known, and for a price of just what it begins with: some states mean from there, some above.
 */
export function withheldAmount(rate: Rate, { sales, gains }: SalesThere): number | undefined {
  const { share, of: base, priceFrom = 0, leastOfPrice = 0 } = rate
  const amounts = sales.map(({ price }, index) => {
    const gain = gains[index]
    if (price === undefined || (price === priceFrom && priceFrom > 0)) return undefined
    if (price < priceFrom) return 0
    if (base === 'price') return share * price
    return gain === undefined ? undefined : Math.max(share * gain, leastOfPrice * price)
  })
  const known = amounts.filter((amount) => amount !== undefined)
  const total = known.reduce((sum, amount) => sum + amount, 0)
  return known.length === sales.length && total > 0 ? total : undefined
}
