import type { ComparedSale } from '../compared-sale.ts'

/** The office building of the tax estimate's sample, without its loan: 1,480,000 of cash, 260,946 of tax. */
export const office: ComparedSale = {
  price: 1_600_000,
  sellingCosts: 120_000,
  debtPaidOff: 0,
  adjustedBasis: 360_684,
  tax: 260_946,
}
