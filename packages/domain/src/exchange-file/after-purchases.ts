import type { BuildingLife, ValueSplit } from '../basis-after/index.ts'
import { landShare as defaultLandShare } from '../parameters/calculator.ts'
import type { Result } from '../result/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { DatesGap, FileDates } from './dates-of.ts'
import type { Purchase } from './exchange-file.ts'
import { purchaseValue } from './purchase-value.ts'
import { isReceived, receiptOf } from './receipt-of.ts'
import { monthIn } from './sold-of.ts'
import { buildingLives } from './sold-parts.ts'

/** A purchase that counts, as the return sees it. Amounts in US dollars, unrounded. */
export interface AfterPurchase {
  readonly purchase: Purchase
  /** Its place in the file. */
  readonly index: number
  readonly cash: number
  readonly debt: number
  /** The part of its value that isn't real property, never more than the value. */
  readonly notRealProperty: number
  /** The value of its real property. */
  readonly value: number
  readonly isReceived: boolean
  /** The month in which it was or will be bought, as yyyy-mm. */
  readonly placed: string
  readonly life: BuildingLife
  readonly split: ValueSplit
  /** What stands for what was not entered. */
  readonly assumed: { readonly placed: boolean; readonly life: boolean; readonly split: boolean }
}

interface When {
  readonly purchases: readonly Purchase[]
  readonly dates: Result<FileDates, DatesGap>
  readonly today: PlainDate
}

/**
 * The purchases that are worth something. Until its closing is entered, one counts as bought this month, or in the
 * month of the sale when that is later; after the exchange, only what was received counts.
 */
export function afterPurchases(bought: readonly Purchase[], { purchases, dates, today }: When): AfterPurchase[] {
  const assumedMonth = monthIn(expectedDay(dates, today))
  return bought.flatMap((purchase) => {
    const worth = purchaseValue(purchase)
    if (worth === undefined || worth.value === 0) return []
    const { cash, debt } = worth
    const notRealProperty = Math.min(purchase.notRealProperty ?? 0, cash + debt)
    const { closedOn, propertyType = 'commercial' } = purchase
    return [
      {
        purchase,
        index: purchases.indexOf(purchase),
        cash,
        debt,
        notRealProperty,
        value: cash + debt - notRealProperty,
        isReceived: isReceived(receiptOf(purchase, dates, today)),
        placed: closedOn === undefined ? assumedMonth : monthIn(closedOn),
        life: buildingLives[propertyType],
        split: splitOf(purchase) ?? assumedSplit,
        assumed: {
          placed: closedOn === undefined,
          life: purchase.propertyType === undefined,
          split: splitOf(purchase) === undefined,
        },
      },
    ]
  })
}

function expectedDay(dates: Result<FileDates, DatesGap>, today: PlainDate): string {
  if (!dates.ok) return today
  return today < dates.value.closing ? dates.value.closing : today
}

const assumedSplit: ValueSplit = { land: defaultLandShare, building: 1 - defaultLandShare }

/** Finer than anybody types: a part below it is none. */
const millionth = 1_000_000

/** The parts as entered; undefined while they add up to nothing. */
function splitOf({ land = 0, building = 0, landImprovements = 0 }: Purchase): ValueSplit | undefined {
  const split = { land: rounded(land), building: rounded(building), landImprovements: rounded(landImprovements) }
  return split.land + split.building + split.landImprovements > 0 ? split : undefined
}

function rounded(part: number): number {
  return Math.round(part * millionth) / millionth
}
