import type { ExchangeFile } from '@dst/domain/exchange-file'

/** The place of a sale among those with a price, which are the only ones that are taxed; -1 for one without. */
export function pricedIndex({ sales }: Pick<ExchangeFile, 'sales'>, at: number): number {
  return sales[at]?.price === undefined ? -1 : sales.slice(0, at).filter(({ price }) => price !== undefined).length
}
