import {
  describeExchange,
  emptyExchangeFile,
  type ExchangeFile,
  type Purchase,
  type Sale,
} from '@dst/domain/exchange-file'
import { stateTaxes } from '~/lib/states/state-taxes.ts'

/** The day on which the samples are looked at. */
export const today = '2026-11-25'

/** The first worked example: 2,000,000 with a loan of 400,000 on a basis of 794,872 once costs are left out. */
export const couple: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [
    {
      id: 'a',
      closing: '2026-11-21',
      price: 2_000_000,
      purchasePrice: 1_000_000,
      placedInService: '2015-03',
      debtPaidOff: 400_000,
    },
  ],
  income: { otherTaxable: 150_000 },
}

/** The second: a retired couple with a rental house. */
export const retired: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [
    {
      id: 'a',
      closing: '2026-11-21',
      price: 420_000,
      purchasePrice: 300_000,
      improvements: 15_000,
      placedInService: '2012-06',
      propertyType: 'residential',
    },
  ],
  income: { otherTaxable: 20_000 },
}

/**
 * A rental house in Oklahoma whose owner lives there and doesn't know since when it counts: state tax is nothing after
 * five years, and 31,911 before. That decides whether paying the tax leaves more.
 */
export const oklahoma: ExchangeFile = {
  ...emptyExchangeFile,
  taxpayer: { residence: 'OK' },
  sales: [{ id: 'a', closing: '2026-11-21', price: 1_600_000, purchasePrice: 1_000_000, state: 'OK' }],
  income: { otherTaxable: 150_000 },
  plan: { ending: 'exchanged' },
}

/** The file with changes to its sale, and with these purchases. */
export function withSale(file: ExchangeFile, changes: Partial<Sale>, ...purchases: readonly Omit<Purchase, 'id'>[]) {
  return {
    ...file,
    sales: [{ ...file.sales[0], id: 'a', ...changes }],
    purchases: purchases.map((purchase, index) => ({ id: `p${index}`, ...purchase })),
  }
}

/** Its money; throws where there is a gap. */
export function moneyIn(file: ExchangeFile) {
  const money = describeExchange(file, today, stateTaxes).money
  if (!money.ok) throw new Error(money.error)
  return money.value
}

/** Its tax; throws where there is a gap. */
export function taxIn(file: ExchangeFile) {
  const tax = describeExchange(file, today, stateTaxes).tax
  if (!tax.ok) throw new Error(tax.error.code)
  return tax.value
}
