import type { Result } from '../result/index.ts'
import { gainOfSale } from '../tax-estimate/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { lastNamingDay, type DatesGap, type FileDates } from './dates-of.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { purchaseValue } from './purchase-value.ts'
import { receiptOf } from './receipt-of.ts'
import type { SoldGains } from './sold-gains.ts'
import { mustTypeDepreciation, propertyTypeOf, type BoughtSale } from './sold-of.ts'

/** Something entered that contradicts something else, and the field that it is said beside. */
export interface FileCheck {
  /** By the id of the item: `purchases.b-1.closedOn`. */
  readonly path: string
  readonly code:
    | 'closed-before-sale'
    | 'closed-after-end'
    | 'identified-late'
    | 'parts-above-cost'
    | 'not-real-above-value'
    | 'service-after-sale'
    | 'depreciation-too-small'
    | 'depreciation-below-allowable'
}

interface Checked {
  readonly sold: SoldGains
  readonly dates: Result<FileDates, DatesGap>
  readonly today: PlainDate
}

/** What of the entries contradicts each other, in the order of the file. Nothing of it is changed. */
export function fileChecksOf(file: ExchangeFile, checked: Checked): readonly FileCheck[] {
  return [...saleChecks(file, checked.sold), ...purchaseChecks(file, checked)]
}

function saleChecks({ saleParts }: ExchangeFile, { sales }: SoldGains): FileCheck[] {
  return sales.flatMap((sale) => {
    const parts = saleParts.filter((part) => part.sale === sale.id)
    const cost = parts.reduce((sum, part) => sum + (part.cost ?? 0), 0)
    const { depreciation1245 = 0, excessDepreciation = 0, depreciation = 0, improvements = 0 } = sale
    return [
      ...parts.flatMap(({ id, placedInService = '' }): FileCheck[] =>
        placedInService > sale.sold ? [{ path: `saleParts.${id}.placedInService`, code: 'service-after-sale' }] : [],
      ),
      ...(cost > sale.purchasePrice + improvements
        ? [{ path: `sales.${sale.id}.purchasePrice`, code: 'parts-above-cost' } as const]
        : []),
      ...(depreciation1245 + excessDepreciation > depreciation
        ? [{ path: `sales.${sale.id}.depreciation`, code: 'depreciation-too-small' } as const]
        : []),
      ...(isBelowAllowable(sale)
        ? [{ path: `sales.${sale.id}.depreciation`, code: 'depreciation-below-allowable' } as const]
        : []),
    ]
  })
}

/** Less than this part of a dollar is rounding. */
const noise = 1

/** Whether less was typed as written off than could have been, by our count, where it can be counted. */
function isBelowAllowable(sale: BoughtSale): boolean {
  const { depreciation, ...untyped } = sale
  if (depreciation === undefined || mustTypeDepreciation(sale)) return false
  const allowable = gainOfSale({ ...untyped, propertyType: propertyTypeOf(sale) }).depreciation
  return depreciation < allowable - noise
}

function purchaseChecks({ purchases }: ExchangeFile, { dates, today }: Checked): FileCheck[] {
  const lastDay = dates.ok ? lastNamingDay(dates.value) : undefined
  return purchases.flatMap((purchase) => {
    const { id, identifiedOn, notRealProperty = 0 } = purchase
    const receipt = receiptOf(purchase, dates, today)
    const value = purchaseValue(purchase)?.value
    return [
      ...(receipt === 'before-sale' ? [{ path: `purchases.${id}.closedOn`, code: 'closed-before-sale' } as const] : []),
      ...(receipt === 'after-end' ? [{ path: `purchases.${id}.closedOn`, code: 'closed-after-end' } as const] : []),
      ...(identifiedOn !== undefined && lastDay !== undefined && identifiedOn > lastDay
        ? [{ path: `purchases.${id}.identifiedOn`, code: 'identified-late' } as const]
        : []),
      ...(value !== undefined && notRealProperty > value
        ? [{ path: `purchases.${id}.notRealProperty`, code: 'not-real-above-value' } as const]
        : []),
    ]
  })
}
