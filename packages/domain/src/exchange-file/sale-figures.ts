import { assumedSellingCosts } from '../parameters/exchange-file.ts'
import type { Sale } from './exchange-file.ts'

/** A sale with a price, and what stands for what wasn't entered. Amounts in US dollars. */
export interface PricedSale extends Sale {
  readonly price: number
  readonly sellingCosts: number
  readonly debtPaidOff: number
  readonly cashTaken: number
}

/** The sales of a file that have a price, each with the usual selling costs and no debt unless entered. */
export function pricedSales(sales: readonly Sale[]): readonly PricedSale[] {
  return sales.flatMap((sale) => {
    if (sale.price === undefined) return []
    const sellingCosts = sale.sellingCosts ?? defaultSellingCosts(sale.price)
    return [
      { ...sale, price: sale.price, sellingCosts, debtPaidOff: sale.debtPaidOff ?? 0, cashTaken: sale.cashTaken ?? 0 },
    ]
  })
}

/** Selling costs that stand for unknown ones, in whole US dollars. */
export function defaultSellingCosts(price: number): number {
  return Math.round(assumedSellingCosts * price)
}

/** One amount of all sales added up. */
export function sumOf<Name extends 'price' | 'sellingCosts' | 'debtPaidOff' | 'cashTaken'>(
  sales: readonly PricedSale[],
  name: Name,
): number {
  return sales.reduce((sum, sale) => sum + sale[name], 0)
}
