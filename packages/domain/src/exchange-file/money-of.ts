import { replacementCheck, type ReplacementCheck } from '../exchange-money/index.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import type { ExchangeFile, Purchase } from './exchange-file.ts'
import { purchaseValue, type PurchaseValue } from './purchase-value.ts'
import { pricedSales, sumOf } from './sale-figures.ts'
import type { StateTaxes } from '../state-tax/index.ts'
import { estimatesFor } from './estimates-for.ts'
import type { TaxGap } from './sold-of.ts'
import type { FileTax } from './tax-of.ts'

/** What a file has to replace and does replace. Amounts in US dollars. */
export interface FileMoney {
  readonly check: ReplacementCheck
  /** Whether the gain is known: else `gain`, `taxedNow`, `deferred` and `newBasis` of the check say nothing. */
  readonly gainKnown: boolean
  /** How many purchases count: those wanted first or received, whose value is known. */
  readonly purchases: number
  /** Cash and loans of those that count; the costs of buying and of the exchange are in the cash. */
  readonly bought: {
    readonly cash: number
    readonly debt: number
    readonly exchangeCosts: number
    /** Part of their value that isn't real property. */
    readonly notRealProperty: number
  }
  /** What the sales with a price come to, the usual costs where none were entered, and never more than the price. */
  readonly sold: {
    readonly price: number
    readonly sellingCosts: number
    readonly debtPaidOff: number
    /** Part of the price that was taken at the closing. */
    readonly takenAtClosing: number
    /** Part of the price for furniture and the like. */
    readonly otherGiven: number
  }
  /** Tax on the boot, from the least to the most that it can cost; undefined while unknown. */
  readonly taxOnBoot?: { readonly low: number; readonly high: number }
}

/** Compares what a person buys, or has received, with the sales of the file and their tax. */
export function moneyOf(
  file: ExchangeFile,
  purchases: readonly Purchase[],
  { tax, states }: { readonly tax: Result<FileTax, TaxGap>; readonly states: StateTaxes | undefined },
): Result<FileMoney, 'price-missing'> {
  const sales = pricedSales(file.sales)
  if (sales.length === 0) return fail('price-missing')
  const counted = purchases.flatMap((purchase) => {
    const value = purchaseValue(purchase)
    return value === undefined ? [] : [{ ...value, ...besides(purchase, value) }]
  })
  const total = (amountOf: (purchase: (typeof counted)[number]) => number) =>
    counted.reduce((sum, purchase) => sum + amountOf(purchase), 0)
  const exchangeCosts = total((purchase) => purchase.exchangeCosts) + (file.settlement.otherCosts ?? 0)
  const cashSpent = total(({ cash }) => cash)
  const bought = {
    cash: exchangeCosts + cashSpent,
    debt: total(({ debt }) => debt),
    exchangeCosts,
    notRealProperty: total(({ notRealProperty }) => notRealProperty),
  }
  const price = sumOf(sales, 'price')
  const sold = {
    price,
    sellingCosts: Math.min(sumOf(sales, 'sellingCosts'), price),
    debtPaidOff: sumOf(sales, 'debtPaidOff'),
    takenAtClosing: sumOf(sales, 'cashTaken'),
    otherGiven: Math.min(
      price,
      sales.reduce((sum, { furnitureValue = 0 }) => sum + furnitureValue, 0),
    ),
  }
  const check = replacementCheck({
    ...sold,
    adjustedBasis: tax.ok ? tax.value.estimate.adjustedBasis : 0,
    cashSpent,
    newDebt: bought.debt,
    exchangeCosts,
    notRealProperty: bought.notRealProperty,
  })
  return succeed({
    check,
    gainKnown: tax.ok,
    purchases: counted.length,
    bought,
    sold,
    ...(tax.ok ? { taxOnBoot: taxOnBoot(file, { tax: tax.value, states }, check.taxedNow) } : {}),
  })
}

/** Costs of a purchase, and the part of its value that isn't real property. */
function besides({ exchangeCosts = 0, notRealProperty = 0 }: Purchase, { value }: PurchaseValue) {
  return { exchangeCosts, notRealProperty: Math.min(notRealProperty, value) }
}

/**
 * Gain that boot makes taxable may be of either kind and of any of the properties, so the tax on it lies between the
 * least and the most that it can cost. Losses of earlier years are deducted from no more than that gain, as an exchange
 * doesn't set them free, and what they save beyond its tax isn't counted.
 * @source 26 U.S.C. 469(a), (d)(1), (g)
 */
export function taxOnBoot(
  file: ExchangeFile,
  { tax, states }: { readonly tax: FileTax; readonly states: StateTaxes | undefined },
  taxedNow: number,
): { low: number; high: number } {
  if (taxedNow === 0) return { low: 0, high: 0 }
  const year = { ...tax.year, suspendedLosses: Math.min(file.income.suspendedLosses ?? 0, taxedNow) }
  const { gain: whole } = tax.estimate
  const taxes = tax.properties.flatMap((property) =>
    [0, Math.min(tax.estimate.depreciation, taxedNow)].flatMap((depreciation) => {
      // An earlier exchange stays in it: the time before it counts as time in which the property was held.
      const purchasePrice = depreciation + (property.priorDeferredGain ?? 0)
      const gain = { ...property, ...gainOnly, price: taxedNow, purchasePrice, depreciation }
      const { least, most } = estimatesFor(file, { year, properties: [gain], states }, taxedNow / whole)
      return [least, most].map(({ total }) => Math.max(0, total))
    }),
  )
  return { low: Math.min(...taxes), high: Math.max(...taxes) }
}

/** Makes the price of a property its whole gain. */
const gainOnly = { sellingCosts: 0, improvements: 0 } as const
