import type { Result } from '../result/index.ts'
import { lastNamingDay, type DatesGap, type FileDates } from './dates-of.ts'
import type { Purchase } from './exchange-file.ts'

/**
 * What the closing of a purchase is to its exchange: received by the last day to name property, or after it; else why
 * it is no receipt. `open` while there is no date, or none of a sale to count from.
 */
export type Receipt = 'open' | 'in-time' | 'later' | 'future' | 'before-sale' | 'after-end'

/** What the closing of a purchase is on a day. Only one from the first sale to the end, and not after today, counts. */
export function receiptOf({ closedOn }: Purchase, dates: Result<FileDates, DatesGap>, today: string): Receipt {
  if (closedOn === undefined) return 'open'
  if (!dates.ok) return closedOn > today ? 'future' : 'open'
  const { closing, lastDays } = dates.value
  if (closedOn < closing) return 'before-sale'
  if (closedOn > lastDays.end) return 'after-end'
  if (closedOn > today) return 'future'
  return closedOn <= lastNamingDay(dates.value) ? 'in-time' : 'later'
}

/** Whether a receipt belongs to the exchange. */
export function isReceived(receipt: Receipt): boolean {
  return receipt === 'in-time' || receipt === 'later'
}

/** The purchases that what is bought is counted from: those wanted first, and every one that was received. */
export function boughtPurchases(
  purchases: readonly Purchase[],
  dates: Result<FileDates, DatesGap>,
  today: string,
): readonly Purchase[] {
  return purchases.filter((purchase) => {
    const receipt = receiptOf(purchase, dates, today)
    if (receipt === 'before-sale' || receipt === 'after-end') return false
    return purchase.wanted !== 'backup' || isReceived(receipt)
  })
}
