export { laterSale } from './later-sale.ts'
export type { GainOfLaterSale, SaleAfterExchange } from './later-sale.ts'
export { trustYear } from './trust-year.ts'
export type { TaxOfTrustYear, YearWithTrust } from './trust-year.ts'
