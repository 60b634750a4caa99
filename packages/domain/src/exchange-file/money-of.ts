import { replacementCheck, type ReplacementCheck } from '../exchange-money/index.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import { estimateTaxOfSales } from '../tax-estimate/index.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { purchaseValue } from './purchase-value.ts'
import { pricedSales, sumOf } from './sale-figures.ts'
import { taxOf, type FileTax } from './tax-of.ts'

/** What a file has to replace and does replace. Amounts in US dollars. */
export interface FileMoney {
  readonly check: ReplacementCheck
  /** Whether the gain is known: else `gain`, `taxedNow`, `deferred` and `newBasis` of the check say nothing. */
  readonly gainKnown: boolean
  /** How many purchases count: those wanted first whose value is known. */
  readonly purchases: number
  /** Tax on the boot, from what it costs as gain of the lowest to the highest kind; undefined while unknown. */
  readonly taxOnBoot?: { readonly low: number; readonly high: number }
}

/** Compares the purchases that a person wants first with the sales of the file. */
export function moneyOf(file: ExchangeFile, today: string): Result<FileMoney, 'price-missing'> {
  const sales = pricedSales(file.sales)
  if (sales.length === 0) return fail('price-missing')
  const bought = file.purchases
    .filter(({ wanted }) => wanted !== 'backup')
    .flatMap((purchase) => purchaseValue(purchase) ?? [])
  const tax = taxOf(file, today)
  const check = replacementCheck({
    price: sumOf(sales, 'price'),
    sellingCosts: Math.min(sumOf(sales, 'sellingCosts'), sumOf(sales, 'price')),
    debtPaidOff: sumOf(sales, 'debtPaidOff'),
    adjustedBasis: tax.ok ? tax.value.estimate.adjustedBasis : 0,
    cashSpent: bought.reduce((sum, { cash }) => sum + cash, 0),
    newDebt: bought.reduce((sum, { debt }) => sum + debt, 0),
    otherCashTaken: sumOf(sales, 'cashTaken'),
  })
  return succeed({
    check,
    gainKnown: tax.ok,
    purchases: bought.length,
    ...(tax.ok ? { taxOnBoot: taxOnBoot(tax.value, check.taxedNow) } : {}),
  })
}

/** Gain that boot makes taxable may be of either kind, so the tax on it lies between what both cost. */
function taxOnBoot({ estimate, year, properties }: FileTax, taxedNow: number): { low: number; high: number } {
  const [property] = properties
  if (property === undefined || taxedNow === 0) return { low: 0, high: 0 }
  const gainOnly = { ...property, price: taxedNow, sellingCosts: 0, improvements: 0, priorDeferredGain: 0 }
  const tax = (depreciation: number) =>
    estimateTaxOfSales(year, [{ ...gainOnly, purchasePrice: depreciation, depreciation }]).total
  const [low, high] = [tax(0), tax(Math.min(estimate.depreciation, taxedNow))]
  return { low: Math.min(low, high), high: Math.max(low, high) }
}
